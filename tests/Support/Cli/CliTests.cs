namespace Roundup.Tests.Support;

/// <summary>Tests of the command line on a small repository.</summary>
public abstract class CliTests : RepositoryTests
{
    private protected readonly RoundupCli cli;

    private protected CliTests() => cli = new(repository);
}
