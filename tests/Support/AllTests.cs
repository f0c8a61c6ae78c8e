using Xunit.Sdk;

namespace Roundup.Tests.Support;

/// <summary>Whether the tests run that need much time or a quiet machine: <c>.ci/run</c> wants them, <c>dotnet test</c> does not.</summary>
internal static class AllTests
{
    private const string Variable = "ROUNDUP_ALL_TESTS";

    /// <summary>The trait by which <c>.ci/run</c> finds the tests of which <c>dotnet test</c> runs nothing, or less.</summary>
    public const string Category = "Category";

    /// <inheritdoc cref="Category"/>
    public const string Slow = "Slow";

    /// <summary>The value of <see cref="Category"/> of tests that need a quiet machine.</summary>
    public const string Clock = "Clock";

    public static bool AreWanted { get; } = Environment.GetEnvironmentVariable(Variable) == "1";

    /// <summary>How often something random is tried: <c>dotnet test</c> tries a part.</summary>
    public static int Times(int all, int some) => AreWanted ? all : some;

    /// <summary>All kinds, of which <c>dotnet test</c> tries every third.</summary>
    /// <param name="first">The place of the first that it tries.</param>
    public static IEnumerable<T> Kinds<T>(IEnumerable<T> all, int first = 0) => all.Where((_, place) => AreWanted || place % 3 == first);

    /// <summary>Why a test is skipped; null where it runs.</summary>
    /// <param name="needs">What the test needs.</param>
    public static string? Missing(string needs) => AreWanted ? null : $"needs {needs}: .ci/run sets {Variable}=1 and runs it";
}

/// <summary>
/// A further variant, whose kind has a test in <c>dotnet test</c> already. Its arguments are its trait, by which it is found.
/// </summary>
[TraitDiscoverer("Xunit.Sdk.TraitDiscoverer", "xunit.core")]
public class SlowFactAttribute : FactAttribute, ITraitAttribute
{
    public SlowFactAttribute(string name = AllTests.Category, string value = AllTests.Slow)
    {
        (Name, Value) = (name, value);
        Skip = AllTests.Missing("time");
    }

    public string Name { get; }

    public string Value { get; }
}

/// <inheritdoc cref="SlowFactAttribute"/>
[TraitDiscoverer("Xunit.Sdk.TraitDiscoverer", "xunit.core")]
internal sealed class SlowTheoryAttribute : TheoryAttribute, ITraitAttribute
{
    public SlowTheoryAttribute(string name = AllTests.Category, string value = AllTests.Slow)
    {
        (Name, Value) = (name, value);
        Skip = AllTests.Missing("time");
    }

    public string Name { get; }

    public string Value { get; }
}
