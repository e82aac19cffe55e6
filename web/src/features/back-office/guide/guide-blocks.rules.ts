export type Inline = { kind: 'text'; text: string } | { kind: 'bold'; text: string } | { kind: 'link'; text: string; to: string }

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text' | 'note'; parts: Inline[] }
  | { kind: 'list' | 'steps'; items: Inline[][] }
  | { kind: 'picture'; name: string; caption: string }

const MARKS = /\*\*(?<bold>.+?)\*\*|\[(?<shown>[^\]]+)\]\((?<to>[^)]+)\)/g

export function inlineOf(text: string): Inline[] {
  const parts: Inline[] = []
  let from = 0
  for (const found of text.matchAll(MARKS)) {
    if (found.index > from) parts.push({ kind: 'text', text: text.slice(from, found.index) })
    const { bold, shown = '', to = '' } = found.groups ?? {}
    parts.push(bold === undefined ? { kind: 'link', text: shown, to } : { kind: 'bold', text: bold })
    from = found.index + found[0].length
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) })
  return parts
}

function blockOf(lines: string[]): Block {
  const [first = ''] = lines
  const picture = /^!\[(?<caption>.+)\]\((?<name>[\w-]+)\)$/.exec(first)?.groups
  if (picture) return { kind: 'picture', name: picture.name ?? '', caption: picture.caption ?? '' }
  if (first.startsWith('## ')) return { kind: 'heading', text: first.slice(3) }
  if (first.startsWith('> ')) return { kind: 'note', parts: inlineOf(lines.map((line) => line.slice(2)).join(' ')) }
  if (first.startsWith('- ')) return { kind: 'list', items: lines.map((line) => inlineOf(line.slice(2))) }
  if (/^\d+\. /.test(first)) return { kind: 'steps', items: lines.map((line) => inlineOf(line.replace(/^\d+\. /, ''))) }
  return { kind: 'text', parts: inlineOf(lines.join(' ')) }
}

/** A page of the guide: its title and blocks, from the part of Markdown the pages are written in. */
export function readGuidePage(source: string): { title: string; blocks: Block[] } {
  const [title = '', ...rest] = source.trim().split(/\n{2,}/)
  return { title: title.replace(/^# /, ''), blocks: rest.map((block) => blockOf(block.split('\n'))) }
}
