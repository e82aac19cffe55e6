import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import { memo, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useChangeParams } from '../use-change-params.ts'
import { type Bounds, withBounds } from './filter-choice.rules.ts'
import { NumberField } from './number-field.tsx'
import { boundsAt, SLIDER_STEPS, stepsOf, valueAt } from './range.rules.ts'

type Props = {
  id: string
  code: string | null
  /** With its unit. */
  name: string
  unit: string | null
  /** Range of the values offered. */
  least: number
  most: number
  /** Chosen bounds. */
  from: number | undefined
  to: number | undefined
}

/** Two fields and a slider; plain props, so that memo works: it is costly to draw and seldom changes. */
export const FacetRange = memo(function FacetRange({ id, code, name, unit, least, most, from, to }: Props) {
  const { t } = useTranslation('filters')
  const change = useChangeParams()
  const [dragged, setDragged] = useState<number[] | null>(null)
  const span = { from: least, to: most }
  const before = { from, to }
  const bounds = dragged ? boundsAt(dragged, { span, before }) : before
  const commit = (next: Bounds) => change((params) => withBounds(params, { id, code }, next), { id, code })
  const fromLabel = t('range.fromLabel', { name })
  const toLabel = t('range.toLabel', { name })
  const isSigned = least < 0
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, alignItems: 'start' }}>
        <NumberField
          label={fromLabel}
          value={bounds.from}
          before={t('range.from')}
          placeholder={t('range.bound', { value: least })}
          isSigned={isSigned}
          onCommit={(lower) => commit({ ...before, from: lower })}
        />
        <NumberField
          label={toLabel}
          value={bounds.to}
          before={t('range.to')}
          placeholder={t('range.bound', { value: most })}
          isSigned={isSigned}
          onCommit={(upper) => commit({ ...before, to: upper })}
        />
      </Box>
      {most > least && (
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
            getAriaValueText={(step) => [t('range.bound', { value: valueAt(step, span) }), unit].filter(Boolean).join(' ')}
            sx={{ display: 'block', py: 2.5, '@media (pointer: coarse)': { py: 4 } }}
          />
        </Box>
      )}
    </>
  )
})
