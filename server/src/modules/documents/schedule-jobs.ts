import type { Context } from '#platform/context'

/** Names of the jobs, apart from their code: verbs add them. */
export const MAKE_FILES = 'document.make-files'
export const SEND = 'document.send'
export const DELETE_FILE = 'document.forget-file'

export const scheduleFiles = (tx: Context, documentId: number) => tx.jobs.add(MAKE_FILES, { documentId })

export const scheduleSending = (tx: Context, sent: { documentId: number } & Record<string, unknown>) => tx.jobs.add(SEND, sent)

export const scheduleFileDeletion = (tx: Context, key: string, runAt: Date) => tx.jobs.add(DELETE_FILE, { key }, { runAt })
