import { useQueryClient } from '@tanstack/react-query'
import type { ChangedMeanwhile, Entry } from '@vitrina/contract/purchasing/purchasing-shapes'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { showMessage } from '#ui/messages.ts'
import { type EntryChange, entryQuery, useChangeEntry } from './purchasing.api.ts'

type Change = Omit<EntryChange, 'version'>
type Conflict = { change: Change; current: ChangedMeanwhile }

/** Saves changes of an entry on the version that is shown; a colleague's earlier change becomes a question. */
export function useEntryChange(entry: Pick<Entry, 'id' | 'version'>) {
  const { t } = useTranslation('purchasing')
  const queries = useQueryClient()
  const save = useChangeEntry(entry.id)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const send = (change: Change, version: number, onSaved?: () => void) =>
    save.mutate(
      { ...change, version },
      {
        onSuccess: (saved) => {
          queries.setQueryData(entryQuery(entry.id).queryKey, saved)
          setConflict(null)
          showMessage({ text: t('saved'), kind: 'success' })
          onSaved?.()
        },
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'purchasing.changed')
            setConflict({ change, current: error.current as ChangedMeanwhile })
        },
      },
    )
  return {
    change: (change: Change, onSaved?: () => void) => send(change, entry.version, onSaved),
    isPending: save.isPending,
    error: save.error instanceof ApiError && save.error.code === 'purchasing.changed' ? null : save.error,
    conflict,
    keepMine: () => conflict && send(conflict.change, conflict.current.version),
    takeTheirs: () => setConflict(null),
  }
}
