export type Heading = { id: string; text: string }
export type Text = { html: string; headings: Heading[] }

/** Gives second-level headings an id (the author's own are kept) and wide tables their own scroll. */
export function prepareText(html: string, { tableName }: { tableName: string }): Text {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const taken = new Set(Array.from(page.querySelectorAll('[id]'), (element) => element.id))
  const headings = Array.from(page.querySelectorAll('h2'), (heading, index) => {
    if (!heading.id) heading.id = freeId(`section-${index + 1}`, taken)
    return { id: heading.id, text: heading.textContent.trim() }
  })
  for (const table of page.querySelectorAll('table')) {
    const scroll = page.createElement('div')
    scroll.className = 'table-scroll'
    scroll.tabIndex = 0
    scroll.setAttribute('role', 'group')
    scroll.setAttribute('aria-label', table.caption?.textContent.trim() || tableName)
    table.replaceWith(scroll)
    scroll.append(table)
  }
  return { html: page.body.innerHTML, headings: headings.filter((heading) => heading.text !== '') }
}

function freeId(preferred: string, taken: ReadonlySet<string>): string {
  return taken.has(preferred) ? freeId(`${preferred}-x`, taken) : preferred
}
