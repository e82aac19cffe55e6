import Box from '@mui/material/Box'
import type { Decision, Figure } from '@vitrina/contract/configurator/assembly-shapes'
import { useTranslation } from '#i18n/use-translation.tsx'
import { decimal } from './drawing/device-text.rules.ts'
import { StateMark } from './state-mark.tsx'

const figureText = ({ symbol, value, unit }: Figure) =>
  `${symbol} = ${typeof value === 'number' ? decimal(value, 3) : value}${unit ? ` ${unit}` : ''}`

/** Each choice as one could repeat it by hand: result, formula, numbers put in, clause and how sure the fact is. */
export function DecisionList({ decisions }: { decisions: readonly Decision[] }) {
  const { t } = useTranslation('configurator')
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
      {decisions.map((one, at) => (
        <Box
          component="li"
          key={`${one.code}:${at}`}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 210px) minmax(0, 1fr) minmax(0, 280px)' },
            columnGap: 4,
            rowGap: 0.5,
            py: 2,
            fontSize: 13,
            breakInside: 'avoid',
          }}
        >
          <div>
            <Box sx={{ fontWeight: 500 }}>{t(`decisions.${one.code}`)}</Box>
            <StateMark state={one.state} />
          </div>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{one.result ? figureText(one.result) : t('noResult')}</Box>
            <div>{one.formula}</div>
            {one.numbers.length > 0 && (
              <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>{one.numbers.map(figureText).join('; ')}</Box>
            )}
          </Box>
          <Box sx={{ color: 'text.secondary', minWidth: 0, overflowWrap: 'anywhere' }}>
            <div>{one.clause}</div>
            <div>
              {t(`facts.${one.fact}`)}
              {one.profile && ` · ${t(`norms.${one.profile}`)}`}
            </div>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
