import { statSync } from 'node:fs'
import type { IModule } from 'dependency-cruiser'
import { followProduct } from '../layers/cruise.ts'

/** Without its parser dependency-cruiser finds no modules and no errors. */
const LEAST_MODULES = 20

/** Spellings that could evade the rules: #imports of both sides, and the contract by its package name. */
const spellings = [
  { from: 'server/', spelling: '@vitrina/contract/', on: 'contract/src/' },
  { from: 'web/', spelling: '@vitrina/contract/', on: 'contract/src/' },
  { from: 'server/', spelling: '#platform/', on: 'server/src/platform/' },
  { from: 'web/', spelling: '#ui/', on: 'web/src/ui/' },
]

/** Whether the product keeps every import rule, and was really read. */
export async function checkLayers(): Promise<{ ok: boolean; output: string }> {
  const { modules, summary } = await followProduct()
  const own = modules.filter(({ source }) => /^(contract|server|web)\//.test(source))
  if (own.length < LEAST_MODULES) return { ok: false, output: `Only ${own.length} modules were read: is @swc/core installed?` }

  const breaches = summary.violations.map(({ rule, from, to, unresolvedTo, comment }) => {
    const why = comment ?? summary.ruleSetUsed?.forbidden?.find(({ name }) => name === rule.name)?.comment
    return `${rule.name}: ${from} → ${unresolvedTo ?? to}\n  ${why}`
  })
  const problems = [...breaches, ...unfollowedImports(own)]
  return { ok: problems.length === 0, output: problems.join('\n') }
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** An import that was not followed to its file is judged by no rule. */
export function unfollowedImports(modules: readonly IModule[], exists = isFile): string[] {
  const edges = modules.flatMap(({ source, dependencies }) => dependencies.map(({ module, resolved }) => ({ source, module, resolved })))
  const isFollowed = ({ from, spelling, on }: (typeof spellings)[number]) =>
    edges.some(({ source, module, resolved }) => source.startsWith(from) && module.startsWith(spelling) && resolved.startsWith(on))
  const unread = spellings.filter((one) => !isFollowed(one))
  const lost = edges.filter(({ module, resolved }) => module.startsWith('#') && !exists(resolved))
  return [
    ...unread.map(({ from, spelling, on }) => `No import of ${spelling} in ${from} was followed to ${on}.`),
    ...lost.map(({ source, module, resolved }) => `${source}: ${module} leads to ${resolved}, which is no file.`),
  ]
}
