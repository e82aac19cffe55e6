import { inLanguage } from '@vitrina/contract/languages'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate, sellerToday } from '#lib/dates.ts'
import type { Delivery, Question } from './delivery.api.ts'
import { EntryRow, EntryRows } from './entry-row.tsx'
import { WarehouseDialog } from './warehouse-dialog.tsx'
import { useWeekdaysText } from './weekdays-field.tsx'

type Props = { delivery: Delivery; question: Question | null }

/** Warehouses and points of pickup with their hours. */
export function WarehousesPanel({ delivery, question }: Props) {
  const { t, i18n } = useTranslation('stock-desk')
  const weekdaysText = useWeekdaysText()
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const { warehouses, regions } = delivery
  const regionName = (id: number) => {
    const region = regions.find((one) => one.id === id)
    return region ? inLanguage(region.name, i18n.language) : ''
  }
  return (
    <>
      <EntryRows
        label={t('delivery.tabs.warehouses')}
        add={t('warehouse.add')}
        onAdd={() => setEdited('new')}
        empty={t('warehouse.empty')}
        isEmpty={warehouses.length === 0}
        hint={t('warehouse.hint')}
      >
        {warehouses.map((one) => {
          const closed = one.closedOn.filter((day) => day >= sellerToday())
          return (
            <EntryRow
              key={one.id}
              name={one.name}
              isActive={one.isActive}
              onOpen={() => setEdited(one.id)}
              lines={[
                [
                  regionName(one.regionId),
                  one.address.includes(one.city) ? one.address : [one.city, one.address].filter(Boolean).join(', '),
                ].join(' · '),
                [
                  t(one.isPickupPoint ? 'warehouse.isPoint' : 'warehouse.isNoPoint'),
                  one.hours,
                  t('warehouse.works', { days: weekdaysText(one.weekdays), cutoff: one.cutoff }),
                ]
                  .filter(Boolean)
                  .join(' · '),
                closed.length > 0 && t('warehouse.closed', { days: closed.map(formatDate).join(', ') }),
                t('warehouse.facts', { stocked: one.stocked, orders: one.openOrders }),
              ]}
            />
          )
        })}
      </EntryRows>
      {edited !== null && (
        <WarehouseDialog
          warehouse={warehouses.find(({ id }) => id === edited) ?? null}
          delivery={delivery}
          question={question}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
