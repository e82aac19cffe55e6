import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import { mdiClose } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import { Icon } from '#ui/icon.tsx'
import { CardList, ListCard } from '#ui/list-card.tsx'
import { amountColumns, LineName, LineSum, PromisedDay } from './line-parts.tsx'
import type { LinesProps } from './lines-table.tsx'
import { NeededField } from './needed-field.tsx'

/** The same lines where the table does not fit; only amounts that are there are named. */
export function LineCards({ lines, canEdit, chosen, onChoose, onAmount, onRemove }: LinesProps) {
  const { t } = useTranslation('purchasing')
  const number = useNumber()
  return (
    <CardList>
      {lines.map((line) => (
        <ListCard key={line.id} isChosen={chosen.has(line.id)}>
          <Box sx={{ display: 'flex', alignItems: 'start', gap: 2, fontSize: 14 }}>
            {canEdit && (
              <Checkbox
                checked={chosen.has(line.id)}
                onChange={(_, isOn) => onChoose([line.id], isOn)}
                slotProps={{ input: { 'aria-label': t('lines.choose', { name: line.name }) } }}
                sx={{ m: -2 }}
              />
            )}
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <LineName line={line} />
            </Box>
            {canEdit && (
              <IconButton aria-label={t('lines.remove', { name: line.name })} onClick={() => onRemove(line)} sx={{ m: -2 }}>
                <Icon path={mdiClose} fontSize="small" />
              </IconButton>
            )}
          </Box>
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gridTemplateColumns: '1fr auto',
              rowGap: 1,
              m: 0,
              fontSize: 13,
              '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
              '& dt': { color: 'text.secondary' },
            }}
          >
            <dt>{t('lines.needed')}</dt>
            <dd>
              {canEdit ? <NeededField line={line} onChange={(amount) => onAmount(line.id, amount)} /> : number(line.needed)}{' '}
              {line.unit.name}
            </dd>
            {amountColumns
              .filter((column) => line[column] > 0)
              .map((column) => (
                <Box key={column} sx={{ display: 'contents' }}>
                  <dt>{t(`lines.${column}`)}</dt>
                  <dd>{number(line[column])}</dd>
                </Box>
              ))}
            {line.short > 0 && (
              <>
                <Box component="dt" sx={{ color: 'warning.main', fontWeight: 600 }}>
                  {t('lines.short')}
                </Box>
                <Box component="dd" sx={{ color: 'warning.main', fontWeight: 600 }}>
                  {number(line.short)}
                </Box>
              </>
            )}
            <dt>{t('lines.promised')}</dt>
            <dd>
              <PromisedDay line={line} />
            </dd>
            <dt>{t('lines.sum')}</dt>
            <dd>
              <LineSum line={line} />
            </dd>
          </Box>
        </ListCard>
      ))}
    </CardList>
  )
}
