import { beforeAll, expect, test } from 'vitest'
import { contentApi } from '@vitrina/contract/content/content'
import { siteApi } from '@vitrina/contract/site/site'
import type { SiteToggle } from '@vitrina/contract/site/site.settings'
import { describeStore } from '#test/describe-store'
import { changeSettings } from '#test/builders'
import { aHelpTopic, aHomeBlock } from '#test/builders.content'
import { callApi } from '#test/call-api'

const { server } = describeStore()

const areas: [SiteToggle, string][] = [
  ['offers', '/modules/offers'],
  ['configurator', '/modules/raec-configurator'],
  ['purchasing', '/order-manager'],
  ['quotes', '/quotes'],
  ['clubPages', '/user/golden-club'],
]

beforeAll(async () => {
  const items = areas.map(([toggle, link]) => ({ title: { ru: toggle }, text: { ru: '' }, link }))
  await aHomeBlock(server.ctx, { kind: 'links', payload: { items } })
  for (const [toggle, route] of areas) await aHelpTopic(server.ctx, { slug: toggle.toLowerCase(), title: { ru: toggle }, routes: [route] })
})

/** Links of the home page and help, and the topics that open. */
async function named(): Promise<string[]> {
  const { blocks } = (await callApi(server, siteApi.home, {})).body
  const tiles = blocks.flatMap((block) => (block.kind === 'links' ? block.items.map(({ title }) => `home ${title}`) : []))
  const { items } = (await callApi(server, contentApi.helpTopics, {})).body
  const topics = await Promise.all(
    areas.map(async ([toggle]) => {
      const { status } = await callApi(server, contentApi.helpTopic, { url: `/api/v2/help/${toggle.toLowerCase()}` })
      return status === 200 ? [`topic ${toggle}`] : []
    }),
  )
  return [...tiles, ...items.map(({ title }) => `help ${title}`), ...topics.flat()]
}

test.each(areas)('[R-12] [P-05] with %s off neither the home page nor help names it, and the others stay', async (off) => {
  await changeSettings(server.ctx, 1, { toggles: Object.fromEntries(areas.map(([toggle]) => [toggle, toggle !== off])) })
  const left = areas.map(([toggle]) => toggle).filter((toggle) => toggle !== off)
  const expected = ['home', 'help', 'topic'].flatMap((where) => left.map((toggle) => `${where} ${toggle}`))
  await expect.poll(named, { timeout: 5_000 }).toEqual(expected)
})
