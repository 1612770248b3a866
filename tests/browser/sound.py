"""What is wrong with a screen, as its semantics tree tells: places, names, headings."""

AUDIT = """titles => {
  const found = [], edge = innerWidth + 1.5;
  const host = document.querySelector('flt-semantics-host');
  const own = node => [...node.childNodes].filter(child => child.nodeType === Node.TEXT_NODE)
    .map(child => child.textContent).join('');
  const name = node => (node.getAttribute('aria-label') || node.value || node.textContent || '').trim();
  const place = node => node.getBoundingClientRect();
  const drawn = node => { const at = place(node); return at.width > 0.5 && at.height > 0.5; };
  const acts = node => node.matches('[role=button], [role=tab], [role=switch], [role=checkbox], [role=link], input, textarea');
  const nodes = [...host.querySelectorAll('*')].filter(drawn);
  for (const node of nodes) {
    const box = node.matches('span, input, textarea') ? node.parentElement : node;  // the engine's own padding is theirs
    const at = place(box);
    if ((acts(node) || own(node)) && (at.left < -1.5 || at.right > edge)) {
      found.push(`out of the window at ${Math.round(at.left)}..${Math.round(at.right)}: ${name(node).slice(0, 40)}`);
    }
    if ((acts(node) || own(node)) && !node.matches('[role=tab]') && at.left > 1.5 && at.right > innerWidth - 1.5) {
      found.push(`cut off at the side: ${name(node).slice(0, 40)}`);
    }
    if (acts(node)) {
      const said = name(node);
      if (!said) { found.push(`without a name: ${node.outerHTML.slice(0, 160)}`); }
      const half = said.slice(0, said.length / 2).trim();
      if (half && said.length > 3 && said.replace(half, '').trim() === half) { found.push(`named twice: ${said}`); }
    }
  }
  for (const parent of new Set(nodes.map(node => node.parentElement))) {
    const children = [...parent.children].filter(child => drawn(child) && (acts(child) || name(child)) && !child.matches('span'));
    for (let one = 0; one < children.length; one++) {
      for (let two = one + 1; two < children.length; two++) {
        const a = place(children[one]), b = place(children[two]);
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 2 && high > 2) {
          found.push(`over each other: ${name(children[one]).slice(0, 30)} | ${name(children[two]).slice(0, 30)}`);
        }
      }
    }
  }
  const first = host.querySelectorAll('h1').length;
  if (titles && first !== 1) { found.push(`${first} headings of the first level`); }
  return found;
}"""


def faults(page, *, titles):
    """Sentences about what is wrong; `titles` asks for one heading of the first level."""
    return page.evaluate(AUDIT, titles)
