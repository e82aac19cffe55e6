import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { type CatalogueParams, catalogueAddress } from '../catalogue.params.ts'
import { type Interpretation, isTextChanged, relaxedIn, shortNameOf, withoutParts } from '../understood.rules.ts'
import { useCatalogueParams } from '../use-catalogue-params.ts'

type Props = { params: CatalogueParams; interpreted: Interpretation }

/** How the search text was changed, with a link to search it as typed, and which of its conditions were left out. */
export function SearchChange({ params, interpreted }: Props) {
  // When no word was found nothing was searched instead: the empty list says so.
  const isChanged = params.literal || (isTextChanged(params.keyword, interpreted) && withoutDropped(interpreted).length > 0)
  const isRelaxed = relaxedIn(interpreted).length > 0
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
      {isRelaxed && <RelaxedText params={params} interpreted={interpreted} />}
    </Alert>
  )
}

const quoted = (words: string[]) => words.map((word) => `«${word}»`).join(', ')
const withoutDropped = ({ text, dropped }: Interpretation) => text.split(/\s+/).filter((word) => word !== '' && !dropped.includes(word))

function ChangedText({ params: { keyword, literal }, interpreted }: Props) {
  const { t } = useTranslation('catalogue')
  const { addressWith } = useCatalogueParams()
  const { changed, dropped } = interpreted
  const isPartly = changed === 'partly' && dropped.length > 0
  const text = withoutDropped(interpreted).join(' ')
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

function RelaxedText({ params, interpreted }: Props) {
  const { t } = useTranslation('catalogue')
  const relaxed = relaxedIn(interpreted)
  const parts = quoted(relaxed.map(shortNameOf))
  const address = catalogueAddress({ ...withoutParts(params, interpreted, relaxed), page: 1 })
  return (
    <>
      {t('search.relaxed', { parts })}{' '}
      <Link component={Anchor} underline="always" href={address}>
        {t('search.withoutRelaxed', { parts })}
      </Link>
    </>
  )
}
