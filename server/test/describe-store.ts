import { afterAll, beforeAll } from 'vitest'
import type { Context } from '#platform/context'
import { startTestApp } from './app.ts'

type Server = Awaited<ReturnType<typeof startTestApp>>
/** People and goods that all tests of a file share, by name. */
type Builders = Record<string, (ctx: Context) => Promise<object>>
type Built<B extends Builders> = { [Name in keyof B]: Awaited<ReturnType<B[Name]>> }
type Start = { settings?: Record<string, string> }

/**
 * The store of a test file, on a database of its own: started before the first test, the builders run in their order,
 * stopped after the last. The objects are filled when it starts, so hooks and tests may read them, the file's top level may not.
 */
export function describeStore(): { server: Server }
export function describeStore<const B extends Builders>(builders: B, start?: Start): { server: Server } & Built<B>
export function describeStore(builders: Builders = {}, { settings }: Start = {}): { server: Server } & Record<string, object> {
  const server = {} as Server
  const built: Record<string, object> = Object.fromEntries(Object.keys(builders).map((name) => [name, {}]))
  let stop = async () => {}
  beforeAll(async () => {
    Object.assign(server, await startTestApp(settings))
    stop = server.stop
    for (const [name, build] of Object.entries(builders)) Object.assign(built[name] ?? {}, await build(server.ctx))
  })
  afterAll(() => stop())
  return { ...built, server }
}
