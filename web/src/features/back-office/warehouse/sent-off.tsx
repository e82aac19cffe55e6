import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import type { SentOff } from './use-send-off.ts'

type Props = { sent: SentOff; onPrintAgain: () => void; onClose: () => void }

/** The outcome of one press, order by order, with the papers to be printed again. */
export function SentOffReport({ sent: { results, papers, problem }, onPrintAgain, onClose }: Props) {
  const { t } = useTranslation('stock-desk')
  const isRefused = problem !== '' || results.some(({ outcome }) => outcome === 'refused')
  const hasPapers = results.some(({ outcome }) => outcome === 'shipped')
  return (
    <Alert severity={isRefused ? 'warning' : 'success'} onClose={onClose} sx={{ mb: 3 }}>
      {problem && <Box>{problem}</Box>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {results.map(({ orderId, number, outcome, shipment, reason }) => (
          <li key={orderId}>
            <Box component={Anchor} href={deskPaths.order(orderId)} sx={{ color: 'inherit', fontWeight: 600 }}>
              {number}
            </Box>
            : {t(`work.sent.${outcome}`, { shipment: shipment?.number ?? '' })} {reason}
          </li>
        ))}
      </Box>
      {papers && (
        <Button size="small" color="inherit" variant="outlined" href={papers} target="_blank" rel="noopener" sx={{ mt: 2 }}>
          {t('work.sent.papers')}
        </Button>
      )}
      {hasPapers && (
        <Button
          size="small"
          color="inherit"
          variant={papers ? 'text' : 'outlined'}
          onClick={onPrintAgain}
          sx={{ mt: 2, ml: papers ? 2 : 0 }}
        >
          {t('work.sent.printAgain')}
        </Button>
      )}
    </Alert>
  )
}
