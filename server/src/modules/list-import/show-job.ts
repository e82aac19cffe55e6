import { errorStatus, type ErrorCode } from '@vitrina/contract/errors'
import type { importJobsApi } from '@vitrina/contract/list-import/import-jobs'
import type { Output } from '@vitrina/contract/endpoint'
import type { Actor } from '#platform/actor'
import { listImportTextsIn } from '#texts/list-import'
import { fill, textsIn } from '#texts/texts'
import { limitOf } from './import-lines.rules.ts'
import type { JobHead } from './jobs.queries.ts'

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code)

/** X-07 letter for letter after a time-out; why it failed otherwise. */
function messageOf(actor: Actor, { state, isPartial, failure, fileName }: JobHead): string | null {
  const { errors } = textsIn(actor.language)
  const limit = limitOf(actor, { fileName })
  if (state === 'failed') return fill(errors[failure && isErrorCode(failure) ? failure : 'server.failed'], { limit })
  return isPartial ? errors['import.too-slow'] : null
}

export function showJob(actor: Actor, job: JobHead): Output<typeof importJobsApi.read> {
  const { remarks } = listImportTextsIn(actor.language)
  return {
    id: job.id,
    destination: job.destination,
    state: job.state,
    source: job.source,
    fileName: job.fileName,
    remarks: job.remarks.flatMap((code) => (code in remarks ? remarks[code as keyof typeof remarks] : [])),
    progress: { done: job.doneCount, total: job.totalCount },
    isPartial: job.isPartial,
    message: messageOf(actor, job),
    takenInto: job.takenIntoId === null ? null : { type: job.destination, id: job.takenIntoId },
    createdAt: job.createdAt.toISOString(),
  }
}
