import { backUp } from './backup/back-up.ts'
import { runCommand } from './backup/command.ts'
import { describeTotals } from './backup/manifest.ts'

await runCommand('backup', async (place) => `Копия готова: ${place.file} (${describeTotals(await backUp(place))}).`)
