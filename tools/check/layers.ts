import { followProduct } from '../layers/cruise.ts'

/** Without its parser dependency-cruiser finds no modules and no errors. */
const LEAST_MODULES = 20

export async function checkLayers(): Promise<{ ok: boolean; output: string }> {
  const { modules, summary } = await followProduct()
  const own = modules.filter(({ source }) => /^(contract|server|web)\//.test(source))
  if (own.length < LEAST_MODULES) return { ok: false, output: `Only ${own.length} modules were read: is @swc/core installed?` }

  const breaches = summary.violations.map(({ rule, from, to, unresolvedTo, comment }) => {
    const why = comment ?? summary.ruleSetUsed?.forbidden?.find(({ name }) => name === rule.name)?.comment
    return `${rule.name}: ${from} → ${unresolvedTo ?? to}\n  ${why}`
  })
  return { ok: breaches.length === 0, output: breaches.join('\n') }
}
