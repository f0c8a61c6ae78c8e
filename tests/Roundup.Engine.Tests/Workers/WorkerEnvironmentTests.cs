namespace Roundup.Engine.Tests.Workers;

/// <summary>The environment of workers.</summary>
public sealed class WorkerEnvironmentTests
{
    [Theory]
    [InlineData("DOTNET_TieredPGO")]
    [InlineData("DOTNET_TieredCompilation")]
    [InlineData("DOTNET_gcServer")]
    [InlineData("dotnet_gcserver")]
    [InlineData("DOTNET_STARTUP_HOOKS")]
    [InlineData("COMPlus_TieredCompilation")]
    [InlineData("CORECLR_ENABLE_PROFILING")]
    public void Variables_that_change_the_runtime_are_removed(string name) => Applied(name, "1").ShouldNotContainKey(name);

    [Theory]
    [InlineData("DOTNET_ROOT")]
    [InlineData("DOTNET_ROOT_X64")]
    [InlineData("PATH")]
    [InlineData("SOMETHING_OF_THE_USER")]
    public void Other_variables_are_kept(string name) => Applied(name, "x")[name].ShouldBe("x");

    [Fact]
    public void Settings_of_the_worker_override_the_environment()
    {
        Applied("TZ", "UTC")["TZ"].ShouldBe("America/New_York");
        Applied("DOTNET_TC_CallCountingDelayMs", "0")["DOTNET_TC_CallCountingDelayMs"].ShouldBe("10");
        TimeZoneInfo.FindSystemTimeZoneById(TargetInfo.WorkerTimeZone).SupportsDaylightSavingTime.ShouldBeTrue();
    }

    [Fact]
    public void A_first_call_is_made_under_the_runtimes_own_defaults()
    {
        Applied("DOTNET_TC_CallCountingDelayMs", "0", measuresSpeed: false).ShouldNotContainKey("DOTNET_TC_CallCountingDelayMs");
        Applied("TZ", "UTC", measuresSpeed: false)["TZ"].ShouldBe("America/New_York");
    }

    private static IDictionary<string, string?> Applied(string name, string value, bool measuresSpeed = true)
    {
        var start = new ProcessStartInfo("x");
        start.Environment[name] = value;
        WorkerEnvironment.Apply(start, measuresSpeed);
        return start.Environment;
    }
}
