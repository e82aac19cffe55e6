import { connectToStore } from './backup/command.ts'
import { checkInvariants } from './invariants/check-invariants.ts'
import { invariants } from './invariants/invariants.ts'
import { explainFailure } from './launch/explain-failure.ts'

try {
  const store = await connectToStore()
  try {
    const broken = await checkInvariants(store.url)
    for (const { name, count, examples } of broken) console.error(`✗ ${name} (${count}): ${examples.join('; ')}`)
    console.log(`${invariants.length - broken.length} invariants hold, ${broken.length} do not`)
    if (broken.length > 0) process.exitCode = 1
  } finally {
    await store.close()
  }
} catch (failure) {
  console.error(explainFailure(failure))
  process.exitCode = 1
}
