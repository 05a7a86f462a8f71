// The rating that ours is held against: Plackett–Luce after Weng and Lin (2011), as the library OpenSkill has it.
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

export type SkillSettings = Readonly<Record<'sigma' | 'beta' | 'tau', number>>;

/** What OpenSkill takes if nothing is said. */
export const USUAL: SkillSettings = { sigma: 25 / 3, beta: 25 / 6, tau: 25 / 300 };

const KAPPA = 1e-4;

/** The skills after a match with these totals; who has as many points has the same rank. */
export function rate(
  before: readonly Skill[],
  totals: readonly number[],
  { beta, tau }: SkillSettings,
): Skill[] {
  const variances = before.map(({ sigma }) => sigma ** 2 + tau ** 2);
  const c = Math.sqrt(variances.reduce((sum, each) => sum + each + beta ** 2, 0));
  const worth = before.map(({ mu }) => Math.exp(mu / c));
  const rivals = totals.map((total) =>
    worth.reduce((sum, each, i) => (totals[i] <= total ? sum + each : sum), 0),
  );
  const tied = totals.map((total) => totals.filter((each) => each === total).length);
  return before.map(({ mu }, i) => {
    let [omega, delta] = [0, 0];
    for (const q of totals.keys()) {
      if (totals[q] < totals[i]) continue;
      const share = worth[i] / rivals[q];
      omega += ((i === q ? 1 : 0) - share) / tied[q];
      delta += (share * (1 - share)) / tied[q];
    }
    const variance = variances[i];
    const shrink = (delta * variance * Math.sqrt(variance)) / c ** 3;
    return {
      mu: mu + (omega * variance) / c,
      sigma: Math.sqrt(variance * Math.max(1 - shrink, KAPPA)),
    };
  });
}
