export const markupTools = ['heading', 'bold', 'list', 'numbers', 'link', 'table', 'picture'] as const
export type MarkupTool = (typeof markupTools)[number]

type Selection = { start: number; end: number }

const itemsOf = (text: string) =>
  (text === '' ? [''] : text.split(/\n+/).filter((line) => line.trim() !== '')).map((line) => `  <li>${line.trim()}</li>`).join('\n')

/** The replacement of the chosen text. */
const markup: Record<MarkupTool, (chosen: string, address: string) => string> = {
  heading: (chosen) => `<h2>${chosen}</h2>`,
  bold: (chosen) => `<strong>${chosen}</strong>`,
  list: (chosen) => `<ul>\n${itemsOf(chosen)}\n</ul>`,
  numbers: (chosen) => `<ol>\n${itemsOf(chosen)}\n</ol>`,
  link: (chosen, address) => `<a href="${address}">${chosen || address}</a>`,
  table: (chosen) => `<table>\n  <tr><th>${chosen}</th><th></th></tr>\n  <tr><td></td><td></td></tr>\n</table>`,
  picture: (chosen, address) => `<img src="${address}" alt="${chosen.replaceAll('"', '&quot;')}">`,
}

/** The text with a piece of markup at the chosen place, and where the cursor stands after it. */
export function insertMarkup(
  text: string,
  { start, end }: Selection,
  { tool, address = '' }: { tool: MarkupTool; address?: string },
): { text: string; cursor: number } {
  const piece = markup[tool](text.slice(start, end), address)
  return { text: text.slice(0, start) + piece + text.slice(end), cursor: start + piece.length }
}
