import { formatSellerMoment } from '@vitrina/contract/days/days.rules'
import { inLanguage } from '@vitrina/contract/languages'
import { pageMetaOf } from '@vitrina/contract/paging'
import type { DestructionAct } from '@vitrina/contract/account/personal-data'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { html } from '#platform/http/html'
import { accountTextsIn } from '#texts/account'
import { type ActRow, findRecord, listRecords } from './acts.queries.ts'

const when = (date: Date) => `${formatSellerMoment(date, 'medium')} (UTC+3)`

/** The act and the extract of the log on one sheet (order 179 of Roskomnadzor): operator, data, time, method and reason, without the person. */
function pageOf(actor: Actor, row: ActRow): string {
  const { language, site } = actor
  const { act } = accountTextsIn(language)
  const operator = inLanguage(site.name, language)
  const address = inLanguage(site.settings.contacts.address, language)
  const facts = [
    [act.number, row.uuid],
    [act.operator, [operator, address].filter(Boolean).join(', ')],
    [`${act.subject}${row.userId}`, ''],
    [act.basis, act[row.reason]],
    [act.asked, when(row.requestedAt)],
    [act.destroyed, when(row.destroyedAt)],
    [act.method, act.methodText],
  ] as const
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${act.title} ${row.uuid}</title>
<style>body{font:14px/1.5 Arial,sans-serif;max-width:720px;margin:32px auto;padding:0 16px;color:#1b1f24}
h1{font-size:20px}h2{font-size:16px;margin-top:28px}table{border-collapse:collapse;width:100%}td,th{border:1px solid #999;padding:4px 8px;text-align:left}
td.number,th.number{text-align:right}p.note{color:#59636e}</style></head>
<body><h1>${act.title}</h1>
<table><tbody>${facts.map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</tbody></table>
<h2>${act.extract}</h2>
<table><thead><tr><th scope="col">${act.table}</th><th scope="col" class="number">${act.erased}</th><th scope="col" class="number">${act.anonymised}</th></tr></thead>
<tbody>${row.extract.map(({ table, erased, anonymised }) => html`<tr><td>${table}</td><td class="number">${erased}</td><td class="number">${anonymised}</td></tr>`)}</tbody></table>
<p class="note">${act.note}</p></body></html>`.markup
}

const factsOf = (row: ActRow) => ({
  number: row.uuid,
  requestedAt: row.requestedAt.toISOString(),
  destroyedAt: row.destroyedAt.toISOString(),
  reason: row.reason,
  extract: row.extract,
})

export const actOf = (actor: Actor, row: ActRow): DestructionAct => ({ ...factsOf(row), html: pageOf(actor, row) })

export async function listActs(ctx: Context, query: { page: number; pageSize: number }) {
  const { rows, total } = await listRecords(ctx, query)
  return { items: rows.map(factsOf), meta: pageMetaOf({ page: query.page, size: query.pageSize, total }) }
}

export async function readAct(ctx: Context, actor: Actor, uuid: string): Promise<DestructionAct> {
  const row = await findRecord(ctx, uuid)
  if (!row) throw new AppError('act.not-found')
  return actOf(actor, row)
}
