namespace Roundup.Results;

/// <summary>What fidelities have in common.</summary>
public static class FidelityKinds
{
    /// <summary>The fidelity of something that consists of several cases: lossy where one is, else unchecked where one is.</summary>
    public static Fidelity Worst(IEnumerable<Fidelity> of)
    {
        Fidelity[] all = [.. of];
        return all.Contains(Fidelity.Lossy) ? Fidelity.Lossy : all.Contains(Fidelity.Unchecked) ? Fidelity.Unchecked : Fidelity.Exact;
    }
}
