import type { IModule } from 'dependency-cruiser'
import { expect, test } from 'vitest'
import { unfollowedImports } from './layers.ts'

const importing = (source: string, ...dependencies: { module: string; resolved: string }[]) => ({ source, dependencies }) as IModule
const contract = { module: '@vitrina/contract/days', resolved: 'contract/src/days.ts' }
const server = importing('server/src/app.ts', contract, { module: '#platform/health', resolved: 'server/src/platform/health.ts' })
const web = importing('web/src/main.tsx', contract, { module: '#ui/button', resolved: 'web/src/ui/button.tsx' })
const exists = (path: string) => !path.includes('lost')

test('imports of every spelling that lead to files are fine', () => {
  expect(unfollowedImports([server, web], exists)).toEqual([])
})

test('a spelling that was never followed and an import that leads to no file are named', () => {
  const astray = importing('web/src/cart.tsx', { module: '#lib/lost', resolved: '#lib/lost' })
  expect(unfollowedImports([server, astray], exists)).toEqual([
    'No import of @vitrina/contract/ in web/ was followed to contract/src/.',
    'No import of #ui/ in web/ was followed to web/src/ui/.',
    'web/src/cart.tsx: #lib/lost leads to #lib/lost, which is no file.',
  ])
})
