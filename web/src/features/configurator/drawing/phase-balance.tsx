import type { Assembly } from '@vitrina/contract/configurator/assembly-shapes'
import { phaseNames } from '@vitrina/contract/configurator/board-shapes'
import { useId } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { decimal } from './device-text.rules.ts'
import { drawingClass } from './drawing.styles.ts'

const WIDTH = 260
const ROW = 22
const LEFT = 26
const RIGHT = 54

/** Currents of the phases as bars, each with its figure. */
export function PhaseBalance({ phases: { load, unbalancePercent } }: { phases: Assembly['phases'] }) {
  const { t } = useTranslation('configurator')
  const id = useId()
  const most = Math.max(1e-9, ...phaseNames.map((phase) => load[phase]))
  const room = WIDTH - LEFT - RIGHT
  const words = phaseNames.map((phase) => `${phase} ${decimal(load[phase])} А`).join(', ')
  return (
    <svg
      className={drawingClass}
      role="img"
      aria-labelledby={`${id}-title`}
      viewBox={`0 0 ${WIDTH} ${ROW * 3}`}
      style={{ width: '100%', maxWidth: 360, height: 'auto' }}
    >
      <title id={`${id}-title`}>
        {t('balance.title', { words })} {unbalancePercent === null ? '' : t('balance.unbalance', { percent: decimal(unbalancePercent, 0) })}
      </title>
      {phaseNames.map((phase, at) => (
        <g key={phase} transform={`translate(0 ${at * ROW})`}>
          <text x={0} y={15} fontSize={12} fontWeight={600}>
            {phase}
          </text>
          <rect x={LEFT} y={4} width={room} height={14} rx={2} fill="var(--ground)" />
          <rect x={LEFT} y={4} width={Math.max(0, (room * load[phase]) / most)} height={14} rx={2} fill="var(--accent)" />
          <text x={WIDTH} y={15} fontSize={12} textAnchor="end">
            {decimal(load[phase])} А
          </text>
        </g>
      ))}
    </svg>
  )
}
