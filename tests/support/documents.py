"""Official documents as an office would write them: DOCX and PDF with Korean text, made when they are needed.

    python -m tests.support.documents FOLDER             # refund-rules.docx and support-hours.pdf
    python -m tests.support.documents FOLDER --changed   # the same two, as they were amended

A document is a list of blocks: ("h1" … "h3", words), ("p", words), ("li", words), ("table", rows).
"""

import argparse
import io
from importlib.util import find_spec
from pathlib import Path

REFUND = [
    ("h1", "환불 규정"),
    ("p", "시행일 2026년 10월 1일"),
    ("h2", "제1조(전액 환불)"),
    ("p", "월간 계약은 구매 후 30일 이내에 요청하면 결제 금액을 전액 환불합니다. 이용 여부는 따지지 않습니다."),
    ("h2", "제2조(부분 환불)"),
    ("p", "구매 후 30일이 지나면 남은 기간을 일할로 계산하여 환불합니다."),
    ("li", "수수료는 남은 금액의 10%입니다."),
    ("li", "행사 상품은 환불하지 않습니다."),
    ("h2", "제3조(처리 기간)"),
    ("p", "환불은 신청한 날부터 영업일 5일 안에 처리합니다."),
    ("table", [["결제 수단", "처리 기간"], ["카드", "3일"], ["계좌이체", "5일"]]),
]
SUPPORT = [
    ("h1", "고객지원 운영 시간"),
    ("p", "이 기준은 2026년 10월 1일부터 시행합니다."),
    ("h2", "운영 시간"),
    ("p", "평일 09:00부터 18:00까지 전화와 채팅으로 도와드립니다."),
    ("h2", "첫 답변"),
    ("p", "모든 문의에는 접수한 때부터 4시간 안에 처음 답합니다."),
]


def amended(blocks, *changes):
    """The same blocks with other words: (before, after) …"""
    found = list(blocks)
    for before, after in changes:
        found = [(kind, words.replace(before, after) if isinstance(words, str) else words) for kind, words in found]
    return found


REFUND_CHANGED = amended(REFUND, ("30일", "14일"), ("2026년 10월 1일", "2026년 11월 1일"))[:-3] + REFUND[-3:]
SUPPORT_CHANGED = amended(SUPPORT, ("4시간", "2시간"))


def docx(path, blocks, change=None):
    """Write a DOCX with real heading styles; `change(document)` may do more to it."""
    from docx import Document

    document = Document()
    for kind, words in blocks:
        if kind == "table":
            table = document.add_table(rows=0, cols=len(words[0]))
            for row in words:
                for cell, text in zip(table.add_row().cells, row, strict=True):
                    cell.text = text
        elif kind == "p":
            document.add_paragraph(words)
        elif kind == "li":
            document.add_paragraph(words, style="List Bullet")
        else:
            document.add_heading(words, int(kind[1]))
    if change:
        change(document)
    document.save(str(path))
    return Path(path)


def pdf(path, blocks, *, foot=None, password=None, break_before=()):
    """Write a PDF; Korean through the font that the app ships. `foot`: a line at the end of every page, {n} = its number."""
    from fpdf import FPDF
    from fpdf.encryption import AccessPermission

    class Paper(FPDF):
        def footer(self):
            if foot:
                self.set_y(-15)
                self.set_font("text", size=9)
                self.cell(0, 10, foot.format(n=self.page_no()), align="C")

    paper = Paper()
    paper.add_font("text", fname=str(font()))
    paper.add_page()
    if password:
        paper.set_encryption(owner_password=password, user_password=password, permissions=AccessPermission.none())
    for number, (kind, words) in enumerate(blocks):
        if number in break_before:
            paper.add_page()
        paper.set_font("text", size={"h1": 20, "h2": 15, "h3": 13}.get(kind, 11))
        if kind == "table":
            with paper.table(first_row_as_headings=False) as table:
                for row in words:
                    table.row(row)
        else:
            height = {"h1": 12, "h2": 9}.get(kind, 6)
            paper.multi_cell(
                0, height, ("• " if kind == "li" else "") + words, new_x="LMARGIN", new_y="NEXT", align="L"
            )
            paper.ln(4)
    paper.output(str(path))
    return Path(path)


def scan(path, pages=2):
    """A PDF of pictures."""
    from fpdf import FPDF
    from PIL import Image

    picture = io.BytesIO()
    Image.new("RGB", (200, 200), (240, 240, 240)).save(picture, "PNG")
    paper = FPDF()
    for _ in range(pages):
        paper.add_page()
        paper.image(picture, w=150)
    paper.output(str(path))
    return Path(path)


def font():
    folder = find_spec("noto_cjk_sans_jp_regular").submodule_search_locations[0]
    return Path(folder) / "NotoSansCJKjp-Regular.otf"


def main():
    given = argparse.ArgumentParser()
    given.add_argument("folder", type=Path)
    given.add_argument("--changed", action="store_true")
    asked = given.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    print(docx(asked.folder / "refund-rules.docx", REFUND_CHANGED if asked.changed else REFUND))
    print(pdf(asked.folder / "support-hours.pdf", SUPPORT_CHANGED if asked.changed else SUPPORT))


if __name__ == "__main__":
    main()
