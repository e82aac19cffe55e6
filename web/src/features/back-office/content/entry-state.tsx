import Chip from '@mui/material/Chip'
import type { EntryState as State } from '@vitrina/contract/content/content-entries.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'

type Entry = { state: State; hasDraft: boolean; from: string | null; until: string | null }

const tones = { draft: 'default', planned: 'info', shown: 'success', over: 'default' } as const

/** Whether buyers see it, from when and until when, and whether there is more than they see. */
export function EntryState({ entry }: { entry: Entry }) {
  const { t } = useTranslation('content-desk')
  const { state } = entry
  const text = {
    draft: t('state.draft'),
    planned: t('state.planned', { from: formatMoment(entry.from ?? '') }),
    shown: entry.until === null ? t('state.shown') : t('state.shownUntil', { until: formatMoment(entry.until) }),
    over: t('state.over', { until: formatMoment(entry.until ?? '') }),
  }[state]
  return (
    <>
      <Chip size="small" variant="outlined" color={tones[state]} label={text} />
      {entry.hasDraft && <Chip size="small" variant="outlined" color="warning" label={t('state.hasDraft')} />}
    </>
  )
}
