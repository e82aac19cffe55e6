import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import type { CatalogueFilter } from '@vitrina/contract/catalogue'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CatalogueParams } from '../catalogue.params.ts'
import { useCatalogueParams } from '../use-catalogue-params.ts'
import { type Bounds, boundsIn, withBounds } from './filter-choice.rules.ts'
import { NumberField } from './number-field.tsx'
import { boundsAt, SLIDER_STEPS, type Span, stepsOf, valueAt } from './range.rules.ts'

type Props = { params: CatalogueParams; filter: CatalogueFilter; span: Span }

/** Two fields and a slider over what there is. */
export function FacetRange({ params, filter, span }: Props) {
  const { t } = useTranslation('filters')
  const { change } = useCatalogueParams()
  const [dragged, setDragged] = useState<number[] | null>(null)
  const before = boundsIn(params, filter)
  const bounds = dragged ? boundsAt(dragged, { span, before }) : before
  const commit = (next: Bounds) => change(withBounds(params, filter, next))
  const name = filter.unit ? `${filter.name}, ${filter.unit}` : filter.name
  const fromLabel = t('range.fromLabel', { name })
  const toLabel = t('range.toLabel', { name })
  const isSigned = span.from < 0
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, alignItems: 'start' }}>
        <NumberField
          label={fromLabel}
          value={bounds.from}
          before={t('range.from')}
          placeholder={t('range.bound', { value: span.from })}
          isSigned={isSigned}
          onCommit={(from) => commit({ ...before, from })}
        />
        <NumberField
          label={toLabel}
          value={bounds.to}
          before={t('range.to')}
          placeholder={t('range.bound', { value: span.to })}
          isSigned={isSigned}
          onCommit={(to) => commit({ ...before, to })}
        />
      </Box>
      {span.to > span.from && (
        <Box sx={{ px: 2 }}>
          <Slider
            size="small"
            min={0}
            max={SLIDER_STEPS}
            step={1}
            shiftStep={20}
            disableSwap
            value={dragged ?? stepsOf(before, span)}
            onChange={(_, steps) => setDragged([...steps])}
            onChangeCommitted={(_, steps) => {
              setDragged(null)
              const next = boundsAt(steps, { span, before })
              if (next.from !== before.from || next.to !== before.to) commit(next)
            }}
            getAriaLabel={(thumb) => (thumb === 0 ? fromLabel : toLabel)}
            getAriaValueText={(step) => [t('range.bound', { value: valueAt(step, span) }), filter.unit].filter(Boolean).join(' ')}
            sx={{ display: 'block', py: 2.5, '@media (pointer: coarse)': { py: 4 } }}
          />
        </Box>
      )}
    </>
  )
}
