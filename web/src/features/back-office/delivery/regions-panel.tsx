import { inLanguage } from '@vitrina/contract/languages'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import type { Delivery, Question } from './delivery.api.ts'
import { EntryRow, EntryRows } from './entry-row.tsx'
import { RegionDialog } from './region-dialog.tsx'

type Props = { delivery: Delivery; question: Question | null }

/** Regions buyers choose, and the warehouses that serve each. */
export function RegionsPanel({ delivery, question }: Props) {
  const { t, i18n } = useTranslation('stock-desk')
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const { regions, warehouses } = delivery
  const warehouseName = (id: number) => warehouses.find((one) => one.id === id)?.name ?? ''
  return (
    <>
      <EntryRows
        label={t('delivery.tabs.regions')}
        add={t('region.add')}
        onAdd={() => setEdited('new')}
        empty={t('region.empty')}
        isEmpty={regions.length === 0}
        hint={t('region.hint')}
      >
        {regions.map(({ id, name, isActive, isDefault, timezone, places }) => (
          <EntryRow
            key={id}
            name={inLanguage(name, i18n.language)}
            isActive={isActive}
            onOpen={() => setEdited(id)}
            lines={[
              [isDefault && t('region.isDefault'), timezone].filter(Boolean).join(' · '),
              places.length > 0
                ? places.map(({ warehouseId, days }) => t('region.from', { warehouse: warehouseName(warehouseId), count: days })).join('; ')
                : t('region.unserved'),
            ]}
          />
        ))}
      </EntryRows>
      {edited !== null && (
        <RegionDialog
          region={regions.find(({ id }) => id === edited) ?? null}
          delivery={delivery}
          question={question}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
