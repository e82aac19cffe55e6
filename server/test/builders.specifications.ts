import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import type { SpecificationChange, SpecificationLine } from '@vitrina/contract/specifications/specification-document.rules'
import { specificationsApi } from '@vitrina/contract/specifications/specifications'
import { siteApi } from '@vitrina/contract/site/site'
import type { SiteToggles } from '@vitrina/contract/site/site.settings'
import { changeSettings } from './builders.ts'
import { callApi, type Headers } from './call-api.ts'
import type { startTestApp } from './app.ts'

type Server = Awaited<ReturnType<typeof startTestApp>>

/** Switches the area on, with these of its toggles. */
export async function openSpecifications(server: Server, toggles: Partial<SiteToggles> = {}): Promise<void> {
  const wanted = { specifications: true, ...toggles }
  await changeSettings(server.ctx, 1, { toggles: wanted })
  await vi.waitFor(async () => expect((await callApi(server, siteApi.settings)).body).toMatchObject(wanted), { timeout: 5_000 })
}

export const aLine = (given: Partial<SpecificationLine> = {}): SpecificationLine => ({
  id: randomUUID(),
  groupId: null,
  rawText: '',
  productId: null,
  customProductId: null,
  amount: 1,
  unit: '',
  note: '',
  replacement: 'ask',
  ...given,
})

export const aGroup = (name: string, { parentId = null, multiplier = 1 }: { parentId?: string | null; multiplier?: number } = {}) => ({
  id: randomUUID(),
  parentId,
  name,
  multiplier,
})

export const ofSpecification = (id: number, more = '') => `/api/v1/specification/${id}${more}`

type Body = { name?: string; [field: string]: unknown }

export async function aSpecification(server: Server, headers: Headers, body: Body = {}) {
  const made = await callApi(server, specificationsApi.create, { headers, body: { name: 'Щитовая', ...body } })
  if (made.status !== 200) throw new Error(`A specification was refused: ${JSON.stringify(made.body)}`)
  return made.body
}

export const changeIt = (server: Server, headers: Headers, id: number, version: number, changes: readonly SpecificationChange[]) =>
  callApi(server, specificationsApi.change, { headers, url: ofSpecification(id, '/changes'), body: { version, changes } })

export const readIt = (server: Server, headers: Headers, id: number) =>
  callApi(server, specificationsApi.read, { headers, url: ofSpecification(id) })
