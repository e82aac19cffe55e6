import { cruise, type ICruiseResult } from 'dependency-cruiser'
import readOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const fixture = resolve(import.meta.dirname, 'fixture')

/**
 * Follows every import under `folders` and checks it against the rules.
 * The resolver is kept for the whole process, so the product and the fixture are followed in processes of their own.
 */
async function follow(baseDir: string, folders: string[], alias: Record<string, string> = {}): Promise<ICruiseResult> {
  const options = await readOptions(resolve(root, '.dependency-cruiser.js'))
  const { output } = await cruise(folders, { ...options, baseDir }, { alias })
  if (typeof output === 'string') throw new Error(`dependency-cruiser answered in words: ${output}`)
  return output
}

export const followProduct = () =>
  follow(
    root,
    ['contract', 'server', 'web', 'demo', 'e2e', 'tools', 'bench'].filter((folder) => existsSync(resolve(root, folder))),
  )

export const followFixture = () => follow(fixture, ['contract', 'server', 'web'], { '@vitrina/contract': `${fixture}/contract/src` })
