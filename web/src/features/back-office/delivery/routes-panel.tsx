import { inLanguage } from '@vitrina/contract/languages'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import type { Delivery, Question } from './delivery.api.ts'
import { EntryRow, EntryRows } from './entry-row.tsx'
import { RouteDialog } from './route-dialog.tsx'
import { useWeekdaysText } from './weekdays-field.tsx'

type Props = { delivery: Delivery; question: Question | null }

/** Cars from warehouses to regions: days, cut-off, windows and price. */
export function RoutesPanel({ delivery, question }: Props) {
  const { t, i18n } = useTranslation('stock-desk')
  const money = useMoney()
  const weekdaysText = useWeekdaysText()
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const { routes, regions, warehouses } = delivery
  const regionName = (id: number) => {
    const region = regions.find((one) => one.id === id)
    return region ? inLanguage(region.name, i18n.language) : ''
  }
  const warehouseName = (id: number) => warehouses.find((one) => one.id === id)?.name ?? ''
  return (
    <>
      <EntryRows
        label={t('delivery.tabs.routes')}
        add={t('route.add')}
        onAdd={() => setEdited('new')}
        empty={t('route.empty')}
        isEmpty={routes.length === 0}
        hint={t('route.hint')}
      >
        {routes.map((route) => (
          <EntryRow
            key={route.id}
            name={t('route.name', { warehouse: warehouseName(route.warehouseId), region: regionName(route.regionId) })}
            isActive={route.isActive}
            onOpen={() => setEdited(route.id)}
            lines={[
              [
                weekdaysText(route.weekdays),
                t('route.by', { cutoff: route.cutoff }),
                route.windows.map(({ from, to }) => `${from}–${to}`).join(', '),
              ]
                .filter(Boolean)
                .join(' · '),
              [
                route.price > 0 ? t('route.costs', { sum: money(route.price) }) : t('route.free'),
                route.minimum > 0 && t('route.from', { sum: money(route.minimum) }),
                route.price > 0 && route.freeFrom !== null && t('route.freeFromShown', { sum: money(route.freeFrom) }),
              ]
                .filter(Boolean)
                .join(' · '),
            ]}
          />
        ))}
      </EntryRows>
      {edited !== null && (
        <RouteDialog
          route={routes.find(({ id }) => id === edited) ?? null}
          delivery={delivery}
          question={question}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
