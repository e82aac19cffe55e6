import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import type { ProductList } from '@vitrina/contract/catalogue/catalogue'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Anchor } from '#ui/anchor.tsx'
import type { CatalogueParams } from '../catalogue.params.ts'
import { relaxedIn, withoutWords } from '../understood.rules.ts'
import { useCatalogueParams } from '../use-catalogue-params.ts'

type Props = { params: CatalogueParams; interpreted: ProductList['interpreted'] }

/** How the search text was changed, with a link to search it as typed, and which of its conditions were left out. */
export function SearchChange({ params, interpreted }: Props) {
  const isRelaxed = relaxedIn(interpreted).length > 0
  const isChanged = params.literal || (interpreted.changed !== 'none' && !(isRelaxed && isOnlyRelaxed(interpreted)))
  if (!isChanged && !isRelaxed) return null
  return (
    <Alert
      severity="info"
      variant="outlined"
      icon={false}
      sx={{ mb: 3, bgcolor: 'background.paper', borderColor: 'divider', '& .MuiAlert-message': { py: 1.5 } }}
    >
      {isChanged && <ChangedText params={params} interpreted={interpreted} />}
      {isChanged && isRelaxed && <br />}
      {isRelaxed && <RelaxedText interpreted={interpreted} />}
    </Alert>
  )
}

/** No word was dropped: the conditions left out are the whole change. */
const isOnlyRelaxed = ({ changed, dropped }: Props['interpreted']) => changed === 'partly' && dropped.length === 0

const quoted = (words: string[]) => words.map((word) => `«${word}»`).join(', ')

function ChangedText({ params: { keyword, literal }, interpreted: { changed, text, dropped } }: Props) {
  const { t } = useTranslation('catalogue')
  const { addressWith } = useCatalogueParams()
  const isPartly = changed === 'partly' && dropped.length > 0
  return (
    <>
      {literal && t('search.literal', { keyword })}
      {!literal && (isPartly ? t('search.partly', { text, dropped: quoted(dropped) }) : t('search.changed', { text }))}{' '}
      <Link component={Anchor} underline="always" href={addressWith({ literal: !literal })}>
        {literal ? t('search.toSmart') : t('search.toLiteral', { keyword })}
      </Link>
    </>
  )
}

function RelaxedText({ interpreted }: Pick<Props, 'interpreted'>) {
  const { t } = useTranslation('catalogue')
  const { addressWith } = useCatalogueParams()
  const relaxed = relaxedIn(interpreted)
  const parts = quoted(relaxed.map(({ label }) => label))
  return (
    <>
      {t('search.relaxed', { parts })}{' '}
      <Link component={Anchor} underline="always" href={addressWith(withoutWords(interpreted, relaxed))}>
        {t('search.withoutRelaxed', { parts })}
      </Link>
    </>
  )
}
