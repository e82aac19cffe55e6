import { deskPaths } from '#lib/desk-paths.ts'
import { readGuidePage } from './guide-blocks.rules.ts'

const sources = import.meta.glob<string>('./pages/*.md', { query: '?raw', import: 'default', eager: true })

/** In the order of reading: the first day, daily work, trouble. */
const order = ['first-day', 'orders', 'goods', 'prices-and-stock', 'customers', 'money', 'search', 'content', 'staff', 'trouble']

export const guidePages = order.map((name) => ({ name, ...readGuidePage(sources[`./pages/${name}.md`] ?? '') }))

/** Links of the pages name an address of the back office by its key. */
export function guideLink(to: string): string {
  const path = Object.entries(deskPaths).find(([name]) => name === to)?.[1]
  if (typeof path !== 'string') throw new Error(`The guide leads to ${to}, which is no section`)
  return path
}
