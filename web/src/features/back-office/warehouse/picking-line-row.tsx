import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { mdiCheckCircle, mdiMinus, mdiPlus } from '@mdi/js'
import { subtractAmounts } from '@vitrina/contract/quantity/quantity.rules'
import type { PickingLine } from '@vitrina/contract/warehouse/warehouse'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import { Icon } from '#ui/icon.tsx'

type Props = {
  line: PickingLine
  isLast: boolean
  problem: string
  onTick: (change: number) => void
  onShort: () => void
}

/** A line of the walk: place first, then the goods, large enough for a thumb in a glove. */
export function PickingLineRow({ line, isLast, problem, onTick, onShort }: Props) {
  const { t } = useTranslation('stock-desk')
  const number = useNumber()
  const left = subtractAmounts(line.wanted, line.picked)
  const isDone = left <= 0 || line.short !== null
  const named = `${line.article}, ${line.orderNumber}`
  return (
    <Box
      component="li"
      aria-label={named}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', md: '110px 1fr auto' },
        alignItems: 'center',
        border: 1,
        borderColor: problem ? 'error.main' : isLast ? 'primary.main' : 'divider',
        borderRadius: 1,
        p: 3,
        bgcolor: isDone ? 'action.hover' : 'background.paper',
      }}
    >
      <Typography component="b" sx={{ fontSize: 20, lineHeight: 1.3, fontWeight: 700, overflowWrap: 'anywhere' }}>
        {line.place || (
          <Box component="span" sx={{ display: 'block', fontSize: 14, lineHeight: 1.3, fontWeight: 400, color: 'text.secondary' }}>
            {t('work.line.noPlace')}
          </Box>
        )}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{line.name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {line.article} · {t('work.line.order', { number: line.orderNumber })}
        </Typography>
        {line.short && (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t(`work.short.${line.short}`)}
          </Typography>
        )}
        {problem && (
          <Typography variant="body2" color="error" role="alert">
            {problem}
          </Typography>
        )}
      </Box>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, justifyContent: { xs: 'space-between', md: 'flex-end' } }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <IconButton
            aria-label={t('work.line.less', { name: named })}
            disabled={line.picked <= 0}
            onClick={() => onTick(-Math.min(1, line.picked))}
          >
            <Icon path={mdiMinus} />
          </IconButton>
          <Typography
            aria-label={t('work.line.pickedOf', { picked: number(line.picked), wanted: number(line.wanted), unit: line.unit.name })}
            role="img"
            sx={{ minWidth: 88, textAlign: 'center', fontSize: 18, fontVariantNumeric: 'tabular-nums' }}
          >
            <b>{number(line.picked)}</b> / {number(line.wanted)} {line.unit.name}
          </Typography>
          <IconButton aria-label={t('work.line.more', { name: named })} disabled={left <= 0} onClick={() => onTick(Math.min(1, left))}>
            <Icon path={mdiPlus} />
          </IconButton>
        </Box>
        {isDone ? (
          <Icon path={mdiCheckCircle} sx={{ color: line.short ? 'warning.main' : 'success.main', fontSize: 32 }} />
        ) : (
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button variant="outlined" aria-label={t('work.line.allNamed', { name: named })} onClick={() => onTick(left)}>
              {t('work.line.all')}
            </Button>
            <Button color="inherit" aria-label={t('work.line.shortNamed', { name: named })} onClick={onShort}>
              {t('work.line.short')}
            </Button>
          </Box>
        )}
      </Box>
    </Box>
  )
}
