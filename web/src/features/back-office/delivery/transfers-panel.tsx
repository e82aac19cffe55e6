import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import type { Delivery, Question, Transfer } from './delivery.api.ts'
import { EntryRow, EntryRows } from './entry-row.tsx'
import { TransferDialog } from './transfer-dialog.tsx'
import { useWeekdaysText } from './weekdays-field.tsx'

type Props = { delivery: Delivery; question: Question | null }

/** Ways of goods between warehouses; where none is named, the days to the buyer's region count. */
export function TransfersPanel({ delivery, question }: Props) {
  const { t } = useTranslation('stock-desk')
  const weekdaysText = useWeekdaysText()
  const [edited, setEdited] = useState<Transfer | 'new' | null>(null)
  const { transfers, warehouses } = delivery
  const find = (id: number) => warehouses.find((one) => one.id === id)
  return (
    <>
      <EntryRows
        label={t('delivery.tabs.transfers')}
        add={t('transfer.add')}
        onAdd={() => setEdited('new')}
        empty={t('transfer.empty')}
        isEmpty={transfers.length === 0}
        hint={t('transfer.hint')}
      >
        {transfers.map((way) => (
          <EntryRow
            key={`${way.fromId} ${way.toId}`}
            name={t('transfer.name', { from: find(way.fromId)?.name ?? '', to: find(way.toId)?.name ?? '' })}
            isActive={Boolean(find(way.fromId)?.isActive && find(way.toId)?.isActive)}
            onOpen={() => setEdited(way)}
            lines={[[t('transfer.takes', { count: way.days }), t('transfer.leaves', { days: weekdaysText(way.weekdays) })].join(' · ')]}
          />
        ))}
      </EntryRows>
      {edited !== null && (
        <TransferDialog way={edited === 'new' ? null : edited} delivery={delivery} question={question} onClose={() => setEdited(null)} />
      )}
    </>
  )
}
