import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { mdiStarOutline } from '@mdi/js'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { sellerToday } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ListEmpty } from '#ui/list-empty.tsx'
import type { ShownClub } from './club.api.ts'

/** The lots of the balance, in the order they are spent. */
export function LotsTable({ lots }: { lots: ShownClub['balance']['lots'] }) {
  const { t } = useTranslation('club')
  const number = useNumber()
  const today = sellerToday()
  if (lots.length === 0)
    return (
      <ListEmpty
        icon={mdiStarOutline}
        texts={{ title: t('lots.empty.title'), text: t('lots.empty.text'), action: t('lots.empty.action') }}
        href={paths.catalogue}
      />
    )
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={t('lots.title')}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Table size="small" aria-label={t('lots.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('lots.source')}</TableCell>
            <TableCell align="right">{t('lots.remaining')}</TableCell>
            <TableCell>{t('lots.availableOn')}</TableCell>
            <TableCell>{t('lots.expiresOn')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lots.map(({ id, order, earned, remaining, availableOn, expiresOn }) => (
            <TableRow key={id}>
              <TableCell>
                {order ? (
                  <Link component={Anchor} href={paths.order(order.id)}>
                    {order.number}
                  </Link>
                ) : (
                  t('lots.byHand')
                )}
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                {remaining < earned ? t('lots.of', { remaining: number(remaining), earned: number(earned) }) : number(remaining)}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{availableOn <= today ? t('lots.now') : formatDay(availableOn)}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDay(expiresOn)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
