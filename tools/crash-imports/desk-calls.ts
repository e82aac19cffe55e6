import { setTimeout as pause } from 'node:timers/promises'
import { goodsImportApi, type GoodsImport, type GoodsImportState } from '../../contract/src/goods-import/goods-import.ts'
import { setupApi } from '../../contract/src/setup/setup.ts'
import { aShop } from '../../server/test/builders.setup.ts'
import type { Store } from '../launch/spawn-store.ts'

const POLL_MS = 100
/** A store that is killed meanwhile, and a job that never ends, are told apart from a slow one. */
const MOST_WAIT_MS = 300_000

type Desk = { origin: string; token: string }
type Sent = { method: string; path: string; body?: unknown; form?: FormData }

async function call<T>({ origin, token }: Desk, { method, path, body, form }: Sent): Promise<T> {
  const answer = await fetch(origin + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(form && { body: form }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`)
  return JSON.parse(text) as T
}

const address = (path: string, id: number) => path.replace(':id', String(id))

/** Makes the shop of the first start by the code of its log, as the page of set-up does. */
export async function setUpShop({ url, output }: Store): Promise<void> {
  const code = /[\dA-Z]{4}(?:-[\dA-Z]{4}){3}/.exec(output())?.[0] ?? ''
  const shop = aShop()
  const { method, path } = setupApi.createShop
  await call({ origin: url, token: '' }, { method, path, body: { ...shop, shop: { ...shop.shop, host: new URL(url).host }, code } })
}

/** The administrator's calls of imports. */
export async function signInAtDesk({ url }: Store) {
  const { email, password } = aShop().administrator
  const signIn = { method: 'POST', path: '/api/v2/user/sign-in', body: { login: email, password } }
  const { authToken } = await call<{ authToken: string }>({ origin: url, token: '' }, signIn)
  const desk = { origin: url, token: authToken }
  const read = (id: number) => call<GoodsImport>(desk, { method: 'GET', path: address(goodsImportApi.read.path, id) })
  return {
    read,
    /** Uploads the file and lets it be compared. */
    begin: async (file: string, name: string): Promise<number> => {
      const form = new FormData()
      form.append('file', new Blob([file]), name)
      const begun = await call<GoodsImport>(desk, { method: 'POST', path: goodsImportApi.begin.path, form })
      const body = { sheets: begun.sheets.map(({ mapping }) => mapping), options: { ...begun.options, goods: 'add' } }
      await call(desk, { method: 'POST', path: address(goodsImportApi.check.path, begun.id), body })
      return begun.id
    },
    start: (id: number) => call(desk, { method: 'POST', path: address(goodsImportApi.start.path, id) }),
    revert: (id: number) => call(desk, { method: 'POST', path: address(goodsImportApi.revert.path, id) }),
    until: async (id: number, states: readonly GoodsImportState[]): Promise<GoodsImport> => {
      for (const began = Date.now(); Date.now() - began < MOST_WAIT_MS; await pause(POLL_MS)) {
        const found = await read(id)
        if (states.includes(found.state)) return found
      }
      throw new Error(`Import ${id} has not become ${states.join(' or ')}`)
    },
  }
}
