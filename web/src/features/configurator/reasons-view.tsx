import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Assembly } from '@vitrina/contract/configurator/assembly-shapes'
import type { Board } from '@vitrina/contract/configurator/board-shapes'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { DecisionList } from './decision-list.tsx'
import { StateMark } from './state-mark.tsx'

/** The words that this is advice; never left out where figures are shown. */
export function AdviceNotice() {
  const { t } = useTranslation('configurator')
  return <Alert severity="info">{t('advice')}</Alert>
}

/** Assumptions of the calculation. */
export function Assumptions({ assembly: { assumptions } }: { assembly: Assembly }) {
  const { t } = useTranslation('configurator')
  return (
    <Box component="section" aria-labelledby="board-assumptions">
      <Typography variant="h4" component="h2" id="board-assumptions">
        {t('assumptions.title')}
      </Typography>
      <Box component="ul" sx={{ my: 1, pl: 5, fontSize: 13 }}>
        {assumptions.map((code) => (
          <li key={code}>{t(`assumptions.${code}`)}</li>
        ))}
      </Box>
    </Box>
  )
}

const Fold = ({ title, children, isOpen = false }: { title: ReactNode; children: ReactNode; isOpen?: boolean }) => (
  <Box
    component="details"
    open={isOpen}
    sx={{
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      px: 3,
      bgcolor: 'background.paper',
      '& > summary': { cursor: 'pointer', py: 2 },
    }}
  >
    <summary>{title}</summary>
    {children}
  </Box>
)

/** Every decision of the board with its source: the board itself, then line by line. */
export function ReasonsView({ board, assembly }: { board: Board; assembly: Assembly }) {
  const { t } = useTranslation('configurator')
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <AdviceNotice />
      <Fold isOpen title={<strong>{t('reasons.board')}</strong>}>
        <DecisionList decisions={assembly.decisions} />
      </Fold>
      {assembly.circuits.map(({ circuitId, mark, decisions, state }) => (
        <Fold
          key={circuitId}
          title={
            <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 3, verticalAlign: 'middle' }}>
              <strong>
                {mark} {board.circuits.find(({ id }) => id === circuitId)?.name}
              </strong>
              <StateMark state={state} />
            </Box>
          }
        >
          <DecisionList decisions={decisions} />
        </Fold>
      ))}
      <Assumptions assembly={assembly} />
    </Box>
  )
}
