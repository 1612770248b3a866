"""Which words does the desk find in an official document, and what does it say where it finds none?"""

import shutil
import zipfile

import pytest

from client.desk.documents.office import PARTS_LIMIT
from client.desk.documents.reading import read_document
from client.errors import Refused
from client.kit.words import LANGUAGES, Words
from tests.support.documents import REFUND, SUPPORT, docx, pdf, scan

WORDS = ("refunds", "prices", "support", "seats")


def words_of(document):
    return [line.text for line in document.lines if line.text]


def refused(file):
    """The code, which has a sentence of its own in each language that names the file and what became of the draft."""
    with pytest.raises(Refused) as told:
        read_document(file)
    said = {Words(name).error(told.value) for name in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert not any("{" in sentence or told.value.code in sentence for sentence in said)
    return told.value.code


def test_a_docx_gives_headings_lists_and_tables(tmp_path):
    found = words_of(read_document(docx(tmp_path / "refund.docx", REFUND)))
    assert found[:3] == ["# 환불 규정", "시행일 2026년 10월 1일", "## 제1조(전액 환불)"]
    assert "* 수수료는 남은 금액의 10%입니다." in found
    assert found[-4:] == ["| 결제 수단 | 처리 기간 |", "| --- | --- |", "| 카드 | 3일 |", "| 계좌이체 | 5일 |"]


def test_a_pdf_gives_headings_by_the_size_of_their_letters_rows_of_tables_and_pages(tmp_path):
    file = pdf(tmp_path / "refund.pdf", REFUND, break_before=(8,))
    document = read_document(file)
    found = words_of(document)
    assert found[:3] == ["# 환불 규정", "시행일 2026년 10월 1일", "## 제1조(전액 환불)"]
    assert found[-4:] == ["| 결제 수단 | 처리 기간 |", "| --- | --- |", "| 카드 | 3일 |", "| 계좌이체 | 5일 |"]
    assert {line.page for line in document.lines if "제3조" in line.text} == {2}


def test_heads_and_feet_of_printed_pages_are_left_out_and_counted(tmp_path):
    blocks = [
        block
        for number, word in enumerate(WORDS)
        for block in (("h2", f"Rule {number}"), ("p", f"Text of the rule on {word}."))
    ]
    file = pdf(tmp_path / "rules.pdf", blocks, foot="Company rules - {n}", break_before=(2, 4, 6))
    document = read_document(file)
    assert document.running == 4
    assert not any("Company" in line for line in words_of(document))
    assert words_of(document)[-1] == "Text of the rule on seats."


def test_paragraphs_of_a_pdf_stay_apart(tmp_path):
    blocks = [("p", "A rule of some length. " * 12), ("p", "Another rule. " * 12)]
    document = read_document(pdf(tmp_path / "rules.pdf", blocks))
    gaps = [number for number, line in enumerate(document.lines) if not line.text]
    assert len(gaps) == 1
    assert document.lines[gaps[0] + 1].text.startswith("Another rule.")


def test_html_is_read_without_its_scripts_in_the_encoding_that_it_names(tmp_path):
    html = '<html><head><meta charset="euc-kr"><title>x</title></head><body><script>alert(1)</script>'
    html += '<h1>환불</h1><p>14일 이내 <a href="other.html">안내</a> <a href="https://example.com/a">밖</a></p></body></html>'
    (tmp_path / "refund.html").write_bytes(html.encode("cp949"))
    found = words_of(read_document(tmp_path / "refund.html"))
    assert found == ["# 환불", "14일 이내 안내 [밖](https://example.com/a)"]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp949", "cp932"])
def test_a_text_file_is_read_in_the_encodings_that_offices_use(tmp_path, encoding):
    text = "返金は購入から14日以内に行います。" if encoding == "cp932" else "구매 후 14일 이내에 환불합니다."
    (tmp_path / "refund.txt").write_bytes(text.encode(encoding))
    assert words_of(read_document(tmp_path / "refund.txt")) == [text]


def test_pictures_and_hidden_characters_are_left_out_and_counted(tmp_path):
    (tmp_path / "a.md").write_text("# 환불\n\n![표](x.png) 14\u200b일\u202e 이내\n", encoding="utf-8")
    document = read_document(tmp_path / "a.md")
    assert (document.pictures, document.hidden) == (1, 2)
    assert words_of(document) == ["# 환불", "표 14일 이내"]


def test_a_page_of_pictures_among_others_is_named(tmp_path):
    import pypdfium2

    whole = pypdfium2.PdfDocument.new()
    for part in (pdf(tmp_path / "a.pdf", SUPPORT), scan(tmp_path / "b.pdf", 1)):
        whole.import_pages(pypdfium2.PdfDocument(part))
    whole.save(tmp_path / "c.pdf")
    assert read_document(tmp_path / "c.pdf").unread == (2,)


def add_part(file, name, data, compress=zipfile.ZIP_DEFLATED):
    with zipfile.ZipFile(file, "a", compress) as box:
        box.writestr(name, data)
    return file


def outside(document):
    kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/subDocument"
    document.part.relate_to("file:///c:/secret/other.docx", kind, is_external=True)


def template(document):
    kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate"
    document.part.relate_to("http://192.0.2.1/evil.dotm", kind, is_external=True)


def cut(file):
    file.write_bytes(file.read_bytes()[:-400])
    return file


def written(file, data):
    file.write_bytes(data)
    return file


def renamed(file, name):
    return shutil.move(file, file.with_name(name)) and file.with_name(name)


BAD = {
    "an empty file": (lambda at: written(at / "a.txt", b" \n\n"), "document-empty"),
    "markdown of marks alone": (lambda at: written(at / "a.md", b"![](x.png)\n"), "document-empty"),
    "an ending nobody knows": (lambda at: written(at / "a.hwp", b"x"), "desk-file-kind-unknown"),
    "a file that is not there": (lambda at: at / "a.pdf", "desk-file-unreadable"),
    "rubbish called text": (lambda at: written(at / "a.txt", bytes(range(256)) * 4), "document-not-text"),
    "a pdf called docx": (lambda at: renamed(pdf(at / "a.pdf", SUPPORT), "a.docx"), "document-other-kind"),
    "a docx called pdf": (lambda at: renamed(docx(at / "a.docx", SUPPORT), "a.pdf"), "document-other-kind"),
    "a docx called text": (lambda at: renamed(docx(at / "a.docx", SUPPORT), "a.txt"), "document-other-kind"),
    "another box of parts": (lambda at: add_part(at / "a.docx", "x.txt", "x"), "document-other-kind"),
    "a cut docx": (lambda at: cut(docx(at / "a.docx", SUPPORT)), "document-broken"),
    "a docx without its text": (lambda at: written(at / "a.docx", b"PK\x03\x04" + b"x" * 99), "document-broken"),
    "a locked docx": (lambda at: written(at / "a.docx", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"x" * 600), "document-locked"),
    "a docx with macros": (lambda at: add_part(docx(at / "a.docx", SUPPORT), "word/vbaProject.bin", b"x"), "document-macros"),
    "text outside the file": (lambda at: docx(at / "a.docx", SUPPORT, outside), "document-outside"),
    "a bomb of one part": (lambda at: add_part(docx(at / "a.docx", SUPPORT), "word/b.xml", bytes(60_000_001)), "document-grows"),
    "a bomb of many parts": (lambda at: many_parts(docx(at / "a.docx", SUPPORT)), "document-grows"),
    "a docx that reads other files": (lambda at: asking(docx(at / "a.docx", SUPPORT)), "document-broken"),
    "broken pdf": (lambda at: written(at / "a.pdf", b"%PDF-1.7\n" + b"rubbish " * 50), "document-broken"),
    "a locked pdf": (lambda at: pdf(at / "a.pdf", SUPPORT, password="secret"), "document-locked"),
    "a scan": (lambda at: scan(at / "a.pdf"), "document-scanned"),
    "a name that turns round": (lambda at: written(at / "a\u202efdp.txt", b"x"), "document-name-wrong"),
}  # fmt: skip


def asking(file):
    """Its text names a file of this machine as an entity."""
    main, kind = "word/document.xml", "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
    text = f'<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/hostname">]><w:document xmlns:w="{kind}"><w:body><w:p><w:r><w:t>see &a;'
    with zipfile.ZipFile(file) as box:
        parts = {part: box.read(part) for part in box.namelist()}
    parts[main] = f"{text}</w:t></w:r></w:p></w:body></w:document>".encode()
    with zipfile.ZipFile(file, "w") as box:
        for name, data in parts.items():
            box.writestr(name, data)
    return file


def many_parts(file):
    with zipfile.ZipFile(file, "a") as box:
        for number in range(PARTS_LIMIT):
            box.writestr(f"customXml/{number}", "")
    return file


@pytest.mark.parametrize("what", BAD)
def test_what_can_not_be_read_is_told_in_one_sentence(tmp_path, what):
    make, code = BAD[what]
    assert refused(make(tmp_path)) == code


def test_a_template_or_link_outside_is_never_fetched_and_does_not_matter(tmp_path):
    assert words_of(read_document(docx(tmp_path / "a.docx", SUPPORT, template)))[0] == "# 고객지원 운영 시간"


def test_a_file_over_the_limit_is_not_read(tmp_path):
    with (tmp_path / "a.pdf").open("wb") as file:
        file.write(b"%PDF-1.7")
        file.truncate(50_000_001)
    assert refused(tmp_path / "a.pdf") == "document-huge"
