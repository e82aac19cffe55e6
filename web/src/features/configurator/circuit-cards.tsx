import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { Assembly } from '@vitrina/contract/configurator/assembly-shapes'
import type { Board } from '@vitrina/contract/configurator/board-shapes'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deviceText } from './circuits-table.tsx'
import { cableText, decimal } from './drawing/device-text.rules.ts'
import { StateMark } from './state-mark.tsx'

type Props = { board: Board; assembly: Assembly; onMore: (id: string) => void }

/** The lines for a thumb: each opens as a form. */
export function CircuitCards({ board, assembly, onMore }: Props) {
  const { t } = useTranslation('configurator')
  const results = new Map(assembly.circuits.map((one) => [one.circuitId, one]))
  return (
    <Box
      component="ul"
      aria-label={t('views.lines')}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '& > li + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {board.circuits.map(({ id, name, kind }) => {
        const result = results.get(id)
        return (
          <li key={id}>
            <ButtonBase
              onClick={() => onMore(id)}
              // A button has a font of its own.
              style={{ font: 'inherit' }}
              sx={{ display: 'block', width: '100%', textAlign: 'start', px: 3, py: 2 }}
            >
              <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
                <Box sx={{ fontWeight: 500, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {result?.mark} {name || t('unnamed')}
                </Box>
                {result && <StateMark state={result.state} />}
              </Box>
              <Box sx={{ fontSize: 13, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                {[
                  t(`kinds.${kind}`),
                  result && t('kilowatts', { power: decimal(result.loadKw, 2) }),
                  deviceText(assembly, id),
                  result?.cable && cableText(result.cable),
                  typeof result?.dropPercent === 'number' && `ΔU ${decimal(result.dropPercent, 1)} %`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Box>
            </ButtonBase>
          </li>
        )
      })}
    </Box>
  )
}
