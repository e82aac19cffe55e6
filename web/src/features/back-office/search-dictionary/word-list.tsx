import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Switch from '@mui/material/Switch'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import useMediaQuery from '@mui/material/useMediaQuery'
import { mdiDeleteOutline, mdiMagnify, mdiRestore } from '@mdi/js'
import type { DictionaryEntry } from '@vitrina/contract/catalogue/search-dictionary'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { Anchor } from '#ui/anchor.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { Icon } from '#ui/icon.tsx'
import { useChangeWord, useRemoveWord, useRestoreWord } from './search-dictionary.api.ts'
import { searchAddress } from './search-dictionary.params.ts'

type Props = { words: readonly DictionaryEntry[] }

/** A dense table on a wide screen, cards elsewhere. */
export function WordList({ words }: Props) {
  const isWide = useMediaQuery('(min-width:900px)', { noSsr: true })
  return isWide ? <WordTable words={words} /> : <WordCards words={words} />
}

function WordTable({ words }: Props) {
  const { t } = useTranslation('search-dictionary')
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={t('title')}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: 260 }}>{t('table.says')}</TableCell>
            <TableCell>{t('table.means')}</TableCell>
            <TableCell sx={{ width: 140 }}>{t('table.state')}</TableCell>
            <TableCell align="right" sx={{ width: 168 }}>
              {t('table.isOn')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {words.map((word) => (
            <TableRow key={word.key} hover>
              <TableCell>
                <Says word={word} />
              </TableCell>
              <TableCell>
                <Means word={word} />
              </TableCell>
              <TableCell>
                <State word={word} />
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                <Actions word={word} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function WordCards({ words }: Props) {
  const { t } = useTranslation('search-dictionary')
  return (
    <Box component="ul" aria-label={t('title')} sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {words.map((word) => (
        <Paper key={word.key} component="li" variant="outlined" sx={{ p: 3, display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
            <Says word={word} />
            <Box sx={{ whiteSpace: 'nowrap' }}>
              <Actions word={word} />
            </Box>
          </Box>
          <Means word={word} />
          <State word={word} />
        </Paper>
      ))}
    </Box>
  )
}

type WordProps = { word: DictionaryEntry }

function Says({ word: { key, says } }: WordProps) {
  const { open } = useHistoryStateSwitch()
  return (
    <Link
      component="button"
      type="button"
      onClick={() => void open({ openedDictionaryWord: { key } })}
      sx={{ fontWeight: 500, textAlign: 'left', overflowWrap: 'anywhere' }}
    >
      {says}
    </Link>
  )
}

/** The best meaning first, the others below it. */
function Means({ word: { means, isOff } }: WordProps) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', color: isOff ? 'text.secondary' : 'text.primary' }}>
      {means.map((text, place) => (
        <Box component="li" key={text} sx={{ overflowWrap: 'anywhere', ...(place > 0 && { fontSize: 12, color: 'text.secondary' }) }}>
          {text}
        </Box>
      ))}
    </Box>
  )
}

const isChanged = ({ shippedMeans, changedAt }: DictionaryEntry) => shippedMeans !== null && changedAt !== null

function State({ word }: WordProps) {
  const { t } = useTranslation('search-dictionary')
  if (!word.shippedMeans) return <Chip size="small" label={t('state.own')} />
  if (isChanged(word)) return <Chip size="small" variant="outlined" label={t('state.changed')} />
  return (
    <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
      {t('state.shipped')}
    </Box>
  )
}

function Actions({ word }: WordProps) {
  const { t } = useTranslation('search-dictionary')
  const change = useChangeWord()
  const restore = useRestoreWord()
  const remove = useRemoveWord()
  const { key, says, means, isOff, shippedMeans } = word
  return (
    <>
      <IconButton size="small" component={Anchor} href={searchAddress(says)} aria-label={t('find.open', { says })} title={t('find.title')}>
        <Icon path={mdiMagnify} fontSize="small" />
      </IconButton>
      {isChanged(word) && (
        <IconButton size="small" aria-label={t('restore.open', { says })} title={t('restore.title')} onClick={() => restore.mutate(key)}>
          <Icon path={mdiRestore} fontSize="small" />
        </IconButton>
      )}
      {!shippedMeans && (
        <IconButton
          size="small"
          aria-label={t('remove.open', { says })}
          onClick={() =>
            askConfirm({
              title: t('remove.title', { says }),
              confirm: t('remove.confirm'),
              isDangerous: true,
              run: () => remove.mutateAsync(key),
            })
          }
        >
          <Icon path={mdiDeleteOutline} fontSize="small" />
        </IconButton>
      )}
      <Switch
        size="small"
        checked={!isOff}
        disabled={change.isPending}
        onChange={() => change.mutate({ key, means, isOff: !isOff })}
        slotProps={{ input: { 'aria-label': t('switch', { says }) } }}
      />
    </>
  )
}
