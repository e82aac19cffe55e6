import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { importPermissions, importTargets } from './goods-import.rules.ts'
import { isFeedAddress, isFolderFile, scheduleIntervals, scheduleOutcomes, scheduleSources } from './import-schedule.rules.ts'

const draft = {
  source: z.enum(scheduleSources),
  /** An https address, or the name of a file in the folder. */
  place: z.string().trim().min(1).max(1_000),
  every: z.enum(scheduleIntervals),
  /** HH:MM by the seller's clock. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
}
const isPlace = ({ source, place }: { source: string; place: string }) =>
  source === 'address' ? isFeedAddress(place) : isFolderFile(place)
const wrongPlace = { path: ['place'] }

const importSchedule = z.object({
  id: z.int(),
  ...draft,
  isOn: z.boolean(),
  /** The file it was made from. */
  fileName: z.string(),
  targets: z.array(z.enum(importTargets)),
  author: z.string(),
  nextRunAt: z.iso.datetime().nullable(),
  lastRunAt: z.iso.datetime().nullable(),
  lastOutcome: z.enum(scheduleOutcomes).nullable(),
  /** Why the last run failed. */
  message: z.string().nullable(),
  lastImportId: z.int().nullable(),
})
export type ImportSchedule = z.input<typeof importSchedule>

const list = z.object({
  items: z.array(importSchedule),
  /** Where programs put files for the schedules of the folder. */
  folder: z.string(),
})
export type ImportScheduleDraft = z.input<z.ZodObject<typeof draft>>

const base = '/api/v1/back-office/goods-import-schedules'
const ofSchedule = z.object({ id: z.coerce.number().pipe(z.int32().positive()) })
const errors = ['goods-import.schedule-not-found'] as const

/** Imports by the clock: the columns and choices of one that a person made, again and again. */
export const importSchedulesApi = {
  list: endpoint({
    method: 'GET',
    path: base,
    summary: 'Imports by the clock, with the next run and what became of the last',
    policy: 'staff',
    permission: importPermissions,
    output: list,
  }),
  add: endpoint({
    method: 'POST',
    path: base,
    summary: 'Repeat an import by the clock, its columns and choices as they are',
    policy: 'staff',
    permission: importPermissions,
    body: z.object({ importId: z.int32().positive(), ...draft }).refine(isPlace, wrongPlace),
    output: list,
    errors: ['goods-import.not-found', 'goods-import.wrong-state', 'access.denied'],
    idempotent: true,
  }),
  change: endpoint({
    method: 'PUT',
    path: `${base}/:id`,
    summary: 'Change where the file is taken from and when, or switch it off',
    policy: 'staff',
    permission: importPermissions,
    params: ofSchedule,
    body: z.object({ ...draft, isOn: z.boolean() }).refine(isPlace, wrongPlace),
    output: list,
    errors,
  }),
  run: endpoint({
    method: 'POST',
    path: `${base}/:id/run`,
    summary: 'Load now, without waiting for the next time',
    policy: 'staff',
    permission: importPermissions,
    params: ofSchedule,
    output: list,
    errors,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${base}/:id`,
    summary: 'Load no more by the clock; imports made by it stay',
    policy: 'staff',
    permission: importPermissions,
    params: ofSchedule,
    output: list,
    errors,
  }),
}
