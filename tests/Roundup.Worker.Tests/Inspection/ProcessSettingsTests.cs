using System.Globalization;
using System.Runtime;
using Roundup.Worker.Inspection;

namespace Roundup.Worker.Tests.Inspection;

public class ProcessSettingsTests
{
    [Fact]
    public void What_did_not_change_is_not_named() => new ProcessSettings().Changes().ShouldBeEmpty();

    [Fact]
    public void A_setting_that_was_set_to_what_it_was_has_not_changed()
    {
        var settings = new ProcessSettings();
        var culture = CultureInfo.CurrentCulture;
        CultureInfo.CurrentCulture = new CultureInfo("", useUserOverride: false);
        CultureInfo.CurrentCulture = culture;

        settings.Changes().ShouldBeEmpty();
    }

    [Fact]
    public void What_changed_is_named_once()
    {
        var culture = CultureInfo.CurrentCulture;
        var mode = GCSettings.LatencyMode;
        var settings = new ProcessSettings();
        try
        {
            CultureInfo.CurrentCulture = (CultureInfo)culture.Clone();
            CultureInfo.CurrentUICulture = (CultureInfo)culture.Clone();
            GCSettings.LatencyMode = GCLatencyMode.SustainedLowLatency;
            Environment.SetEnvironmentVariable("DOTNET_ROUNDUP_TEST", "1");

            settings.Changes().ShouldBe(["culture", "garbage collector", "environment"]);
        }
        finally
        {
            CultureInfo.CurrentCulture = culture;
            CultureInfo.CurrentUICulture = culture;
            GCSettings.LatencyMode = mode;
            Environment.SetEnvironmentVariable("DOTNET_ROUNDUP_TEST", null);
        }
    }
}
