/**
 * Renders the part of Markdown the demo's texts use: paragraphs, second headings, lists, quotes, tables, bold and links.
 * A table whose header cells are empty has its headings in the first column. HTML passes as it is; readers clean it later.
 */
export function renderMarkdown(source: string): string {
  const blocks = source.trim().split(/\n{2,}/)
  return blocks.map((block) => renderBlock(block.split('\n'))).join('\n')
}

function renderBlock(lines: readonly string[]): string {
  const [first = ''] = lines
  if (first.startsWith('## ')) return `<h2>${renderInline(first.slice(3))}</h2>`
  if (first.startsWith('> ')) return `<blockquote>${renderInline(lines.map((line) => line.slice(2)).join(' '))}</blockquote>`
  if (first.startsWith('- ')) return renderList('ul', lines)
  if (/^\d+\. /.test(first)) return renderList('ol', lines)
  if (first.startsWith('|')) return renderTable(lines)
  return `<p>${renderInline(lines.join(' '))}</p>`
}

function renderList(tag: 'ul' | 'ol', lines: readonly string[]): string {
  const items = lines.map((line) => `<li>${renderInline(line.replace(/^(-|\d+\.) /, ''))}</li>`)
  return `<${tag}>\n${items.join('\n')}\n</${tag}>`
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => renderInline(cell.trim()))

function renderTable([head = '', , ...rows]: readonly string[]): string {
  const heads = cellsOf(head)
  const hasHead = heads.some(Boolean)
  const body = rows.map((row) => {
    const cells = cellsOf(row).map((cell, column) => (hasHead || column > 0 ? `<td>${cell}</td>` : `<th>${cell}</th>`))
    return `<tr>${cells.join('')}</tr>`
  })
  const thead = hasHead ? `<thead><tr>${heads.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead>\n` : ''
  return `<table>\n${thead}<tbody>\n${body.join('\n')}\n</tbody>\n</table>`
}

const renderInline = (text: string) =>
  text
    .replaceAll('&nbsp;', '\u00a0')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\(<?([^)>]+)>?\)/g, (_, shown: string, link: string) => `<a href="${encodeKeyword(link)}">${shown}</a>`)

/** A link to a search is written with its words as a person types them. */
const encodeKeyword = (link: string) => link.replace(/(?<=\?keyword=).+/, encodeURIComponent)
