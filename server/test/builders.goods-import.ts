import { expect } from 'vitest'
import type { Answer, Endpoint } from '@vitrina/contract/endpoint'
import { goodsImportApi } from '@vitrina/contract/goods-import/goods-import'
import {
  checkGoodsImport,
  fetchImportPictures,
  loadScheduled,
  revertGoodsImport,
  runGoodsImport,
  tidyGoodsImport,
} from '#modules/goods-import/goods-import.jobs'
import type { startTestApp } from './app.ts'
import { type AnswerOrRefusal, callApi, type Headers } from './call-api.ts'
import { runWaiting } from './waiting-jobs.ts'

type Server = Awaited<ReturnType<typeof startTestApp>>
type Import = Answer<typeof goodsImportApi.read>
type Check = { sheets: Import['sheets'][number]['mapping'][]; options: Import['options'] }

/** Calls of the import of goods as one person makes them; jobs run when they are asked to. */
export const goodsImportsOf = (server: Server, headers: Headers) => {
  const call = <E extends Endpoint>(endpoint: E, id: number, body?: unknown): Promise<{ status: number; body: AnswerOrRefusal<E> }> =>
    callApi(server, endpoint, { url: endpoint.path.replace(':id', String(id)), headers, ...(body !== undefined && { body }) })
  const runJobs = () =>
    runWaiting(server, [checkGoodsImport, runGoodsImport, fetchImportPictures, tidyGoodsImport, revertGoodsImport, loadScheduled])

  async function send(url: string, part: { field: string; name: string; file: string | Uint8Array }) {
    const { field, name, file } = part
    const head = `--edge\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
    const response = await server.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' },
      payload: Buffer.concat([Buffer.from(head), Buffer.from(file as string), Buffer.from('\r\n--edge--\r\n')]),
    })
    return { status: response.statusCode, body: response.json<AnswerOrRefusal<typeof goodsImportApi.begin>>() }
  }

  const upload = (file: string | Uint8Array, name = 'прайс.csv') => send(goodsImportApi.begin.path, { field: 'file', name, file })
  const addArchive = (id: number, file: Uint8Array) =>
    send(goodsImportApi.addArchive.path.replace(':id', String(id)), { field: 'archive', name: 'фото.zip', file })

  /** Uploads a file and compares it, its columns as they are guessed or as `change` makes them. */
  async function checked(
    file: string | Uint8Array,
    { name, change = (given) => given }: { name?: string; change?: (given: Check) => Check } = {},
  ) {
    const { body: begun } = await upload(file, name)
    const given = { sheets: begun.sheets.map(({ mapping }) => mapping), options: begun.options }
    const { status, body } = await call(goodsImportApi.check, begun.id, change(given))
    expect([status, body.message]).toEqual([200, null])
    await runJobs()
    return (await call(goodsImportApi.read, begun.id)).body
  }

  return {
    upload,
    addArchive,
    checked,
    runJobs,
    read: async (id: number) => (await call(goodsImportApi.read, id)).body,
    check: (id: number, body: Check) => call(goodsImportApi.check, id, body),
    start: (id: number) => call(goodsImportApi.start, id),
    cancel: (id: number) => call(goodsImportApi.cancel, id),
    revert: (id: number) => call(goodsImportApi.revert, id),
    refusedFile: (id: number) => call(goodsImportApi.refusedFile, id),
    list: () => callApi(server, goodsImportApi.list, { headers }),
    /** Written to the end. */
    imported: async (file: string | Uint8Array, how: Parameters<typeof checked>[1] = {}) => {
      const { id } = await checked(file, how)
      expect((await call(goodsImportApi.start, id)).status).toBe(200)
      await runJobs()
      return (await call(goodsImportApi.read, id)).body
    },
    reverted: async (id: number) => {
      expect((await call(goodsImportApi.revert, id)).status).toBe(200)
      await runJobs()
      return (await call(goodsImportApi.read, id)).body
    },
  }
}
