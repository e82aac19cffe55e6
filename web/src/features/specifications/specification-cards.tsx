import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { MAX_EXPORTED_SPECIFICATIONS, type SpecificationRow } from '@vitrina/contract/specifications/specification-shapes'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { CardList, ListCard } from '#ui/list-card.tsx'
import { RowMenu } from './row-menu.tsx'
import type { SpecificationListProps } from './specification-list-props.ts'
import { useRowActions } from './use-row-actions.ts'
import { VisibilityMark } from './visibility-mark.tsx'

/** Cards for screens where the table does not fit; the whole card links to the specification. */
export function SpecificationCards({ rows, list, chosen, onChoose, onTool }: SpecificationListProps) {
  const { t } = useTranslation('specifications')
  const act = useRowActions(onTool)
  return (
    <CardList>
      {rows.map((row) => (
        <ListCard key={row.id} isChosen={chosen.has(row.id)}>
          <Box sx={{ display: 'flex', alignItems: 'start', gap: 2 }}>
            <Checkbox
              checked={chosen.has(row.id)}
              disabled={!chosen.has(row.id) && chosen.size >= MAX_EXPORTED_SPECIFICATIONS}
              onChange={(_, isOn) => onChoose(row, isOn)}
              slotProps={{ input: { 'aria-label': t('table.selectOf', { name: row.name }) } }}
              sx={{ m: -2, zIndex: 1 }}
            />
            <Link
              component={Anchor}
              href={paths.specification(row.id)}
              sx={{
                flexGrow: 1,
                fontWeight: 600,
                overflowWrap: 'anywhere',
                '&::after': { content: '""', position: 'absolute', inset: 0 },
              }}
            >
              {row.name}
            </Link>
            <Box sx={{ m: -2 }}>
              <RowMenu row={row} onAction={act} />
            </Box>
          </Box>
          <Facts row={row} hasOwner={list === 'company'} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, fontSize: 13, color: 'text.secondary' }}>
            <span>{t('card.lines', { count: row.lineCount })}</span>
            {row.rawCount > 0 && (
              <Box component="span" sx={{ color: 'warning.main' }}>
                {t('card.raw', { count: row.rawCount })}
              </Box>
            )}
            <span>{formatMoment(row.updatedAt)}</span>
            {list !== 'recommended' && <VisibilityMark visibility={row.visibility} />}
            {list === 'recommended' && (
              <Button size="small" onClick={() => act('copy', row)} sx={{ zIndex: 1, ml: 'auto' }}>
                {t('actions.copyToMe')}
              </Button>
            )}
          </Box>
        </ListCard>
      ))}
    </CardList>
  )
}

function Facts({ row: { code, objectName, owner }, hasOwner }: { row: SpecificationRow; hasOwner: boolean }) {
  const { t } = useTranslation('specifications')
  const facts = [code && t('table.code', { code }), objectName, hasOwner && owner?.name].filter(Boolean)
  if (facts.length === 0) return null
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {facts.join(' · ')}
    </Typography>
  )
}
