import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../app.ts'
import { changeSettings } from '../builders.ts'
import { carelessRoutes } from './careless-routes.ts'
import type { Expected } from './expected.ts'
import { expectedAccess } from './expected-access.ts'
import { checkAccess } from './check-access.ts'
import { startChangeLog } from './side-effects.ts'
import { makeWorld, type World } from './world.ts'

let world: World
let checks = 0
beforeAll(async () => {
  const server = await startTestApp({ RATE_LIMIT: '1000000' }, { addRoutes: carelessRoutes })
  await changeSettings(server.ctx, 1, { toggles: { cart: true, regions: true } })
  world = await makeWorld(server)
  await startChangeLog(server)
})
afterAll(() => world.server.stop())

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const callOf = (route: string | undefined) => {
  const call = world.server.app.calls.find((one) => nameOf(one) === route)
  if (!call) throw new Error(`There is no call ${route}`)
  return call
}
const routeOf = (line: string) => line.split(' #')[0]

test('every call of the server is in the reviewed table, and none that is gone', () => {
  const served = world.server.app.calls.map(nameOf).filter((name) => !name.includes('/api/test/'))
  expect([...new Set(Object.keys(expectedAccess).map(routeOf))].toSorted()).toEqual(served.toSorted())
})

test('[P-03] the policy of every call is the reviewed one', () => {
  for (const [line, { may, roles, permission, inPerson, evenAfterSession }] of Object.entries(expectedAccess)) {
    const call = callOf(routeOf(line))
    const reviewed = [line, may, roles, permission, inPerson, evenAfterSession]
    expect([line, call.policy, call.companyRoles, call.permission, call.inPerson, call.evenAfterSession]).toEqual(reviewed)
  }
})

test.each(Object.entries(expectedAccess))('%s answers each as agreed', async (line, expected) => {
  const checked = await checkAccess(world, callOf(routeOf(line)), expected)
  checks += checked.checks
  expect(checked.wrong.slice(0, 10)).toEqual([])
})

test.each([
  ['leaky', 'is not like a missing one'],
  ['telling', 'is not like a missing one'],
  ['acting', /what was refused has changed .*public\.mails/],
])('a %s call does not pass', async (name, complaint) => {
  const expected: Expected = { may: 'user', objects: { 'params.id': 'customProduct' } }
  const { wrong } = await checkAccess(world, callOf(`GET /api/test/${name}/:id`), expected)
  expect(wrong.join()).toMatch(complaint)
})

test('the whole matrix was walked', () => {
  expect(checks).toBeGreaterThan(Object.keys(expectedAccess).length * world.subjects.length)
})
