import Box from '@mui/material/Box'
import type { Assembly } from '@vitrina/contract/configurator/assembly-shapes'
import type { Board } from '@vitrina/contract/configurator/board-shapes'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { cableText, decimal } from './drawing/device-text.rules.ts'
import { PhaseBalance } from './drawing/phase-balance.tsx'
import { StateMark } from './state-mark.tsx'

const Fact = ({ name, children, width }: { name: string; children: ReactNode; width?: number }) => (
  <Box sx={{ minWidth: width ?? 0 }}>
    <Box component="dt" sx={{ fontSize: 12, color: 'text.secondary' }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums', fontWeight: 500 }}>
      {children}
    </Box>
  </Box>
)

/** The board in one look: whether it holds, its power, entry, places and balance, what it costs. */
export function SummaryStrip({ board, assembly, sum }: { board: Board; assembly: Assembly; sum: ReactNode }) {
  const { t } = useTranslation('configurator')
  const { entry, layout, phases, installedKw, demandKw, state } = assembly
  return (
    <Box
      component="dl"
      aria-label={t('summary.label')}
      sx={{
        m: 0,
        px: 3,
        py: 2,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 6,
        rowGap: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Fact name={t('summary.state')}>
        <StateMark state={state} />
      </Fact>
      <Fact name={t('summary.power')}>{t('kilowatts', { power: `${decimal(installedKw)} / ${decimal(demandKw)}` })}</Fact>
      <Fact name={t('summary.entry')}>
        {entry.mainA === null ? '—' : `${entry.mainA} А`}
        {entry.designA !== null && ` (Iр ${decimal(entry.designA)} А)`}
      </Fact>
      <Fact name={t('summary.cable')}>{entry.cable ? cableText(entry.cable) : '—'}</Fact>
      <Fact name={t('summary.modules')}>
        {t('summary.places', {
          taken: decimal(layout.takenModules),
          free: decimal(layout.freeModules),
          rows: layout.rows,
          modules: layout.rowModules,
        })}
      </Fact>
      {board.supply.phases === 3 && (
        <Fact
          width={240}
          name={`${t('summary.balance')}${phases.unbalancePercent === null ? '' : `, ${t('balance.unbalance', { percent: decimal(phases.unbalancePercent, 0) })}`}`}
        >
          <PhaseBalance phases={phases} />
        </Fact>
      )}
      <Fact name={t('summary.sum')}>{sum}</Fact>
    </Box>
  )
}
