import { type EtimClass, readEtimClasses } from '@vitrina/contract/goods/etim.rules'
import { freeSlug } from '@vitrina/contract/goods/slug.rules'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { decodeText } from '#platform/spreadsheets/decode-text'
import { addToTree } from '../sections/sections.ts'
import { lockTree, type SectionRow } from '../sections/sections.queries.ts'
import { insertKind, listKindCodes } from './kinds.queries.ts'

/** Classes of an uploaded file, with which of them the seller has already. */
export async function readEtimFile(ctx: Context, body: Buffer) {
  const classes = readEtimClasses(decodeText(body))
  if (!classes) throw new AppError('etim.unreadable')
  const known = new Set((await listKindCodes(ctx)).map(({ etimClass }) => etimClass))
  return { classes: classes.map((one) => ({ ...one, isKnown: known.has(one.code) })) }
}

/** Sections by their names, under one another as the classification has them. */
async function sectionFor(tx: Context, tree: SectionRow[], names: readonly string[]): Promise<SectionRow> {
  const branch: SectionRow[] = []
  for (const name of names) {
    const parentId = branch.at(-1)?.id ?? null
    branch.push(tree.find((one) => one.parentId === parentId && one.name === name) ?? (await addToTree(tx, tree, { name, parentId })))
  }
  const section = branch.at(-1)
  if (!section) throw new Error('A class of ETIM stands in no section')
  return section
}

export const takeEtimClasses = (ctx: Context, actor: Actor, classes: readonly EtimClass[]) =>
  inTransaction(ctx, async (tx) => {
    const tree = await lockTree(tx)
    const sectionsBefore = tree.length
    const kinds = await listKindCodes(tx)
    const known = new Set(kinds.map(({ etimClass }) => etimClass))
    const codes = new Set(kinds.map(({ code }) => code))
    const fresh = [...new Map(classes.filter(({ code }) => !known.has(code)).map((one) => [one.code, one])).values()]
    for (const { sections, code: etimClass, name } of fresh) {
      const { id: sectionId } = await sectionFor(tx, tree, sections)
      const code = freeSlug(name, codes)
      codes.add(code)
      await insertKind(tx, { code, name, sectionId, etimClass })
    }
    const taken = { addedSections: tree.length - sectionsBefore, addedKinds: fresh.length, knownKinds: classes.length - fresh.length }
    await recordEvent(tx, actor, {
      type: 'etim.taken',
      entity: 'kind',
      entityId: 'etim',
      diff: { ...taken, classes: fresh.map(({ code }) => code) },
    })
    return taken
  })
