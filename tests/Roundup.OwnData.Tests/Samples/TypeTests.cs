namespace Roundup.OwnData.Tests.Samples;

/// <summary>What each kind of value is inferred as, and what it is not.</summary>
public sealed class TypeTests
{
    [Theory]
    [InlineData("1, -2147483648, 2147483647", "int")]
    [InlineData("1, 2147483648", "long")]
    [InlineData("1, 9223372036854775808", "ulong")]
    [InlineData("-1, 9223372036854775808", "decimal")]
    [InlineData("1, -0", "double")]
    [InlineData("1, 1.0", "double")]
    [InlineData("1e3", "double")]
    [InlineData("0.1, 1e300", "double")]
    [InlineData("12.50, 3", "decimal")]
    [InlineData("3.14159265358979323846", "decimal")]
    [InlineData("9007199254740993, 0.5", "decimal")]
    [InlineData("1234567890123456789012345678901234567890", "double")]
    [InlineData("true, false", "bool")]
    [InlineData("\"0f8fad5b-d9cb-469f-a165-70867728950e\"", "Guid")]
    [InlineData("\"0F8FAD5B-D9CB-469F-A165-70867728950E\"", "string")]
    [InlineData("\"0f8fad5bd9cb469fa16570867728950e\"", "string")]
    [InlineData("\"2026-01-02T03:04:05Z\", \"2026-01-02T03:04:05.1234567\"", "DateTime")]
    [InlineData("\"2026-01-02T03:04:05Z\", \"2026-01-02\"", "string")]
    [InlineData("\"2026-01-02T03:04Z\"", "string")]
    [InlineData("\"2026-01-02 03:04:05\"", "string")]
    [InlineData("\"2026-01-02T03:04:05.12345678Z\"", "string")]
    [InlineData("\"2026-02-30T03:04:05Z\"", "string")]
    [InlineData("\"2026-01-02T03:04:05+02:00\"", "DateTimeOffset")]
    [InlineData("\"2026-01-02T03:04:05+02:00\", \"2026-01-02T03:04:05Z\"", "string")]
    [InlineData("\"2026-01-02T03:04:05-00:00\"", "string")]
    [InlineData("\"2026-01-02T03:04:05+14:30\"", "string")]
    [InlineData("\"2026-01-02\"", "DateOnly")]
    [InlineData("\"23:59:59\"", "TimeOnly")]
    [InlineData("\"23:59:59.1000000\"", "TimeOnly")]
    [InlineData("\"23:59:59.1\"", "string")]
    [InlineData("\"1.00:00:00\", \"00:00:01\"", "TimeSpan")]
    [InlineData("\"-00:00:01\"", "TimeSpan")]
    [InlineData("\"24:00:00\"", "string")]
    [InlineData("\"https://a.example/b?c=d#e\"", "Uri")]
    [InlineData("\"https://a.example/b c\"", "string")]
    [InlineData("\"/relative\"", "string")]
    [InlineData("\"SGVsbG8gd29ybGQhIQ==\"", "byte[]")]
    [InlineData("\"SGVsbG8gd29ybGQhIR==\"", "string")]
    [InlineData("\"word\"", "string")]
    [InlineData("\"open\", \"closed\", \"open\", \"open\", \"open\", \"open\", \"closed\", \"open\"", "V")]
    [InlineData("\"open\", \"closed\", \"open\", \"open\"", "string")]
    [InlineData("\"open\", \"Open\", \"open\", \"open\", \"open\", \"open\", \"open\", \"open\"", "string")]
    [InlineData("\"in-progress\", \"done\", \"done\", \"done\", \"done\", \"done\", \"done\", \"done\"", "string")]
    [InlineData("\"same\", \"same\", \"same\", \"same\", \"same\", \"same\", \"same\", \"same\"", "string")]
    [InlineData("{}", "Dictionary<string, string>")]
    [InlineData("[]", "List<string>")]
    [InlineData("[[1], [], [2.5]]", "List<List<double>>")]
    [InlineData("1.5, \"NaN\", \"-Infinity\"", "double")]
    [InlineData("\"Infinity\", 12.50, 1", "double")]
    [InlineData("\"NaN\", \"Infinity\"", "string")]
    [InlineData("1.5, \"NaN\", \"n/a\"", "VMix")]
    [InlineData("1.5, \"nan\"", "VMix")]
    [InlineData("9007199254740993, \"NaN\"", "VMix")]
    [InlineData("[1.5, \"NaN\"]", "List<double>")]
    [InlineData("[[1.5, \"NaN\"]]", "List<List<VMix>>")]
    [InlineData("{\"2026-01-01\":1.5,\"2026-01-02\":\"NaN\"}", "Dictionary<string, double>")]
    public void A_type_is_guessed_only_where_nothing_is_lost(string values, string type)
    {
        var json = "[" + string.Join(",", Split(values).Select(value => $"{{\"v\":{value}}}")) + "]";

        SampleFiles.Infer(json).Member("v").ShouldBe($"public {type} v");
    }

    [Theory]
    [InlineData("""[{"v":1},{"v":null}]""", "int?", "1 of 2 null")]
    [InlineData("""[{"v":1},{"w":1}]""", "int?", "1 of 2 missing")]
    [InlineData("""[{"v":1},{"v":null},{"w":1},{"w":1}]""", "int?", "1 of 4 null; 2 of 4 missing; null is not written")]
    [InlineData("""[{"v":1},{"v":null},{"w":1}]""", "int?", "1 of 3 null; 1 of 3 missing; null is written in both cases")]
    [InlineData("""[{"v":null}]""", "string?", "only null was seen")]
    [InlineData("""[{"v":[1,null]}]""", "List<int?>", "1 of 2 null among elements")]
    [InlineData("""[{"v":1},{"v":"a"}]""", "VMix", "1 number; 1 string")]
    [InlineData("""[{"v":1},{"v":"NaN"}]""", "double", "1 of 2 numbers as the text \"NaN\" or \"Infinity\"")]
    [InlineData(
        """[{"v":0.12345678901234567890123456789012345}]""", "double",
        "1 of 1 number with more digits than any type holds: these are rounded")]
    public void What_was_seen_is_told(string json, string type, string evidence)
    {
        var finding = SampleFiles.Infer(json).Findings.First(finding => finding.Path == "v");

        finding.ShouldBe(new InferredGuess("v", type, evidence));
    }

    [Theory]
    [InlineData("""[{"v":1},{"w":1}]""", true)]
    [InlineData("""[{"v":1},{"v":null},{"w":1},{"w":1}]""", true)]
    [InlineData("""[{"v":1},{"v":null}]""", false)]
    [InlineData("""[{"v":1},{"v":null},{"w":1}]""", false)]
    [InlineData("""[{"v":1},{"v":2}]""", false)]
    public void A_member_that_objects_lack_is_not_written_where_it_is_null(string json, bool omitted) => SampleFiles.Infer(json).Source
        .Contains("[JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]\n    public int? v ", StringComparison.Ordinal)
        .ShouldBe(omitted);

    [Theory]
    [InlineData("""{"v":{"2026-01-01":1,"2026-01-02":2}}""", "Dictionary<string, int>")]
    [InlineData("""{"v":{"4711":{"a":1},"4712":{"a":2}}}""", "Dictionary<string, V>")]
    [InlineData("""{"v":{"ann":{"a":1,"b":2},"bob":{"a":1,"b":2},"cid":{"a":1,"b":2},"dee":{"a":1,"b":2}}}""", "Dictionary<string, V>")]
    [InlineData("""{"v":{"width":1,"height":2,"depth":3}}""", "V")]
    [InlineData("""{"v":{"1":1,"2":"a"}}""", "V")]
    [InlineData("""[{"v":{"a":1,"b":1}},{"v":{"c":1,"d":1}},{"v":{"e":1,"f":1}}]""", "Dictionary<string, int>")]
    [InlineData("""{"v":{"4711":{"a":1}}}""", "Dictionary<string, V>")]
    [InlineData("""{"v":{"src/a":{"n":1},"src/b":{"n":2,"o":true,"p":["x"]},"src/c":{"q":"r"}}}""", "Dictionary<string, V>")]
    [InlineData("""{"v":{"200":{"text":"a","more":{"b":1}},"other":{"text":"c"}}}""", "Dictionary<string, V>")]
    [InlineData("""{"v":{"A-1001":1,"A-1002":2.5}}""", "Dictionary<string, double>")]
    [InlineData("""{"v":{"ann@a.example":["x"]}}""", "Dictionary<string, List<string>>")]
    [InlineData("""{"v":{"1.2.0":true,"1.3.0-rc1":false}}""", "Dictionary<string, bool>")]
    [InlineData("""{"v":{"9f86d081884c7d65":1,"60303ae22b998861":2}}""", "Dictionary<string, int>")]
    [InlineData("""{"v":{"EUR":1,"USD":2,"CHF":3}}""", "Dictionary<string, int>")]
    [InlineData("""[{"v":{"EUR":1,"USD":2,"CHF":3}},{"v":{"EUR":1,"USD":2,"CHF":3}}]""", "Dictionary<string, int>")]
    [InlineData("""{"v":{"EUR":{"a":1,"b":2},"USD":{"a":1},"CHF":{"a":1,"b":2}}}""", "Dictionary<string, V>")]
    [InlineData("""[{"v":{"DEU":1,"FRA":2,"USA":3}},{"v":{"DEU":1,"FRA":2,"ITA":3}}]""", "Dictionary<string, int>")]
    [InlineData("""[{"v":{"CPU":1,"GPU":2,"RAM":3}},{"v":{"CPU":1,"GPU":2,"RAM":3}}]""", "V")]
    [InlineData("""[{"v":{"CPU":{"a":1},"GPU":{"a":2},"RAM":{"a":3}}},{"v":{"CPU":{"a":1},"GPU":{"a":2},"RAM":{"a":3}}}]""", "V")]
    [InlineData("""{"v":{"CPU":{"load":0.5,"temp":61},"GPU":{"load":0.9,"vram":8},"RAM":{"used":12,"total":32}}}""", "V")]
    [InlineData("""[{"v":{"min":1,"max":2}},{"v":{"min":1,"max":2}}]""", "V")]
    [InlineData("""[{"v":{"1h":1,"24h":2}},{"v":{"1h":1,"24h":2}}]""", "V")]
    [InlineData("""[{"v":{"1h":1,"24h":2}},{"v":{"1h":1,"7d":2}}]""", "Dictionary<string, int>")]
    [InlineData("""[{"v":{"iso_8601":"a","unix":"b"}},{"v":{"iso_8601":"a","unix":"b"}}]""", "V")]
    [InlineData("""[{"v":{"2026-01-01":1,"2026-01-02":2}},{"v":{"2026-01-01":1,"2026-01-02":2}}]""", "Dictionary<string, int>")]
    [InlineData("""{"v":{"de":"Haus","fr":"maison","en-GB":"house"}}""", "Dictionary<string, string>")]
    [InlineData("""{"v":{"sha256":"a","sha512":"b"}}""", "V")]
    [InlineData("""{"v":{"PM10":1,"PM25":2,"NO2":3}}""", "V")]
    [InlineData("""{"v":{"content-type":"a","x-request-id":"b"}}""", "V")]
    [InlineData("""{"v":{"1. open":"1","2. day":"2026-01-02"}}""", "V")]
    [InlineData("""{"v":{"name":"a","city":"b","street":"c"}}""", "V")]
    [InlineData("""{"v":{"home":{"a":1,"b":2},"work":{"a":1,"b":2,"c":3}}}""", "V")]
    public void Dictionaries_are_told_from_objects(string json, string type) =>
        SampleFiles.Infer(json).Member("v").ShouldBe($"public {type} v");

    [Theory]
    [InlineData("""{"v":{"de":"Haus","fr":"maison"}}""", "v", "V", "\"de\", \"fr\"")]
    [InlineData("""{"v":{"EUR":1.5,"USD":1.75}}""", "v", "V", "\"EUR\", \"USD\"")]
    [InlineData("""{"v":{"box10":{"a":1},"box11":{"a":2}}}""", "v", "V", "\"box10\", \"box11\"")]
    [InlineData("""{"de":1,"fr":2}""", "", "Thing", "\"de\", \"fr\"")]
    public void A_class_that_could_be_a_dictionary_is_listed(string json, string path, string type, string names) =>
        SampleFiles.Infer(json).Findings.ShouldContain(new InferredGuess(
            path, type, $"could be a dictionary: values of one type, under names that look like keys, such as {names}"));

    [Theory]
    [InlineData("""{"2024-01":1,"2024-02":2}""", "Dictionary<string, int>? Object")]
    [InlineData("""{"a/b":{"c":1},"a/d":{"e":2}}""", "Dictionary<string, Item>? Object")]
    [InlineData("""[[1775000000000,"0.01"],[1775000000060,"0.02"]]""", "List<ThingValueMix>? Array")]
    [InlineData("""["a","b"]""", "string? Text")]
    [InlineData("""[1,2.5]""", "double? Number")]
    [InlineData("""[[1.5,"NaN"],["NaN",2.5]]""", "List<ThingValueMix>? Array")]
    [InlineData("""[1.5,"NaN"]""", "string? Text")]
    [InlineData("""[{"page":1},[{"name":"a"}]]""", "ThingValue? Object")]
    public void A_root_that_is_no_object_with_members_is_read_and_written(string json, string member)
    {
        var model = SampleFiles.Infer(json);

        model.Source.ShouldContain("public class Thing\n");
        model.Source.ShouldContain($"public {member} {{ get; set; }}");
        var assembly = Compiled.Load([model.Source]);
        using var document = JsonDocument.Parse(json);
        var root = document.RootElement;
        foreach (var value in model.Form == SampleForm.Array ? root.EnumerateArray().ToArray() : [root])
        {
            JsonComparison.Difference(value.GetRawText(), Compiled.RoundTrip(assembly, model, value.GetRawText())).ShouldBeNull();
        }
    }

    [Theory]
    [InlineData("price", "2.5", "decimal")]
    [InlineData("unitPrices", "[2.5,3]", "List<decimal>")]
    [InlineData("total_amount", "0.1234", "decimal")]
    [InlineData("price", "0.12345", "double")]
    [InlineData("price", "1e-2", "double")]
    [InlineData("price", "3", "int")]
    [InlineData("taxRate", "0.19", "double")]
    [InlineData("totalSeconds", "1.25", "double")]
    [InlineData("netWeight", "1.25", "double")]
    [InlineData("fugt", "[1.25,2.75,3.15,4.55,5.25,6.75,7.15,8.05]", "List<double>")]
    [InlineData("latitude", "[1.25,2.75,3.15,4.55,5.25,6.75,7.15,8.05]", "List<double>")]
    public void Money_is_decimal(string name, string value, string type) =>
        SampleFiles.Infer($$"""{"{{name}}":{{value}}}""").Member(name).ShouldBe($"public {type} {name}");

    [Theory]
    [InlineData("""{"valuta":"DKK","linjer":[{"vare":"a","sum":2.25}]}""", "sum", "decimal")]
    [InlineData("""{"importe":2.25,"divisa":"eur"}""", "importe", "decimal")]
    [InlineData("""{"moeda":"BRL","taxa":2.0625}""", "taxa", "double")]
    [InlineData("""{"valuta":"DKK","taxRate":0.25}""", "taxRate", "double")]
    [InlineData("""{"code":"ABC","maal":2.25}""", "maal", "double")]
    [InlineData("""[{"code":"EUR","maal":2.25},{"code":"XYZ","maal":2.25}]""", "maal", "double")]
    [InlineData("""{"a":{"valuta":"DKK"},"b":{"maal":2.25}}""", "maal", "double")]
    [InlineData("""[{"kind":"a","valuta":"SEK","x":{"pris":1.5}},{"kind":"b","valuta":"SEK","p":1,"q":"r"}]""", "pris", "decimal")]
    public void A_currency_beside_numbers_makes_them_money_in_any_language(string json, string name, string type) =>
        SampleFiles.Infer(json).Member(name).ShouldBe($"public {type} {name}");

    [Fact]
    public void Doubles_that_may_be_money_are_the_first_guesses() =>
        SampleFiles.Infer("""{"day":"2026-01-02","speed":2.25,"quote":2.25,"digits":2.125}""").Findings.Select(finding => finding.Path)
            .ShouldBe(["quote", "day"]);

    [Fact]
    public void Equal_objects_beside_each_other_are_one_class()
    {
        var model = SampleFiles.Infer("""{"bid":{"at":1.25,"size":1},"ask":{"at":2,"size":3},"other":{"bid":{"at":1,"to":2}}}""");

        model.Source.Split("public class").Length.ShouldBe(5);
        model.Source.ShouldContain("public Bid ask { get; set; }");
    }

    [Fact]
    public void Codes_in_each_object_are_classes_of_their_own()
    {
        const string Value = """{"CPU":{"load":0.5,"temp":61},"GPU":{"load":0.9,"vram":8},"RAM":{"used":12,"total":32}}""";
        var model = SampleFiles.Infer($"[{Value},{Value}]");

        model.Source.Split("public class").Length.ShouldBe(5);
        model.Source.ShouldContain("public GPU GPU { get; set; }");
    }

    [Theory]
    [InlineData("""{"a":{"from":{"id":1,"name":"x","lang":"de"}},"b":{"from":{"id":5000000000,"name":"x"}}}""", "From")]
    [InlineData("""{"a":{"owner":{"id":1}},"b":{"owner":{"id":5000000000}}}""", "Owner")]
    [InlineData("""{"a":{"owner":{"id":1}},"b":{"owner":{"id":5000000000,"name":"x"}}}""", "Owner")]
    [InlineData("""{"a":{"chat":{"id":1,"type":"one","name":"x"}},"b":{"chat":{"id":5000000000,"type":"all","title":"y"}}}""", "Chat")]
    [InlineData("""
        [{"note":{"id":1,"at":2,"text":"x"}},{"note":{"id":2,"at":2,"file":"y"}},
         {"edited_note":{"id":5000000000,"at":2,"text":"x","edit":3}}]
        """, "Note")]
    public void Nearly_equal_objects_under_one_name_are_one_class(string json, string type)
    {
        var model = SampleFiles.Infer(json);

        model.Source.Split($"class {type}\n").Length.ShouldBe(2);
        model.Source.Split("long id {").Length.ShouldBe(2);
        model.Source.ShouldNotContain("int id {");
        model.Source.ShouldNotContain("abstract");
    }

    [Theory]
    [InlineData("""{"login_event":{"id":1,"at":2,"by":3,"ip":4},"logout_event":{"id":1,"at":2,"by":3,"reason":4}}""")]
    [InlineData("""
        [{"type":"a","body":{"id":1,"x":2}},{"type":"b","body":{"id":1,"x":2,"y":3}},{"type":"c","body":{"p":1,"q":2}}]
        """)]
    [InlineData("""{"a":{"data":{"id":1,"x":2}},"b":{"data":{"id":1,"y":2}}}""")]
    [InlineData("""{"home":{"id":1},"work":{"id":2}}""")]
    [InlineData("""{"new_owner":{"id":1},"old_owner":{"id":2,"name":"x"}}""")]
    public void Objects_of_two_types_are_two_classes(string json) =>
        SampleFiles.Infer(json).Source.Split("int id {").Length.ShouldBe(3);

    [Fact]
    public void Numbers_that_JSON_has_as_text_are_read_and_written()
    {
        const string Json = """
            [{"lat":1,"alt":"NaN","all":[1.5,"Infinity",null],"map":{"2026-01-01":1,"2026-01-02":"-Infinity"},"rows":[["NaN",1]],"top":1},
             {"lat":2,"alt":3,"all":[],"map":{"2026-01-01":1},"rows":[],"top":"NaN"},{"lat":2,"alt":3,"all":[],"map":{},"rows":[]}]
            """;
        var model = SampleFiles.Infer(Json);

        const string Attribute = "[JsonNumberHandling(JsonNumberHandling.AllowNamedFloatingPointLiterals)]\n    public";
        model.Source.Split(Attribute).Length.ShouldBe(5);
        model.Source.ShouldContain(Attribute + " double alt {");
        model.Source.ShouldContain(Attribute + " double? top {");
        model.Member("lat").ShouldBe("public double lat");
        var assembly = Compiled.Load([model.Source]);
        using var document = JsonDocument.Parse(Json);
        foreach (var value in document.RootElement.EnumerateArray().Select(element => element.GetRawText()))
        {
            JsonComparison.Difference(value, Compiled.RoundTrip(assembly, model, value)).ShouldBeNull();
        }
    }

    [Fact]
    public void Equal_enums_are_one()
    {
        var rows = string.Join(",", Enumerable.Repeat("""{"state":"on","before":"off"},{"state":"off","before":"on"}""", 4));
        var model = SampleFiles.Infer($"[{rows}]");

        model.Source.Split("public enum").Length.ShouldBe(2);
        model.Member("before").ShouldBe("public State before");
    }

    [Fact]
    public void Objects_are_counted_where_they_are() => SampleFiles.Infer(
        """{"a":[{"owner":"x"},{"owner":{"p":"a","q":"b","r":"c"}}],"owners":[{"p":"a","q":"b","r":"c"},{"p":"a","q":"b","r":"c"}]}""")
        .Findings.ShouldContain(new InferredGuess("a[].owner", "OwnerMix", "1 string; 1 object"));

    [Fact]
    public void Objects_of_an_envelope_with_an_id_in_common_are_types()
    {
        var model = SampleFiles.Infer(
            """[{"leaf_type":"a","body":{"id":1,"x":1,"y":2}},{"leaf_type":"b","body":{"id":2,"p":"q","r":"s"}}]""");

        model.Source.ShouldContain("[JsonPolymorphic(TypeDiscriminatorPropertyName = \"leaf_type\")]");
        model.Source.ShouldContain("public class BThing : Thing");
    }

    [Theory]
    [InlineData("""{"width":1,"height":2}""")]
    [InlineData("""{"de":"Haus","fr":1}""")]
    [InlineData("""{"id":"a","name":"b"}""")]
    [InlineData("""{"line1":"a","line2":"b"}""")]
    [InlineData("""{"id":"a"}""")]
    [InlineData("""[{"lo":1,"hi":2},{"lo":3,"hi":4}]""")]
    public void A_class_is_not_listed_as_a_dictionary(string json) =>
        SampleFiles.Infer(json).Findings.ShouldAllBe(finding => !finding.Evidence.Contains("dictionary"));

    [Theory]
    [InlineData("""{"width":3,"height":2.5}""", "width", "double", "height", "double")]
    [InlineData("""{"lat":48,"lon":11.5}""", "lat", "double", "lon", "double")]
    [InlineData("""{"x1":1,"y1":0.5}""", "x1", "double", "y1", "double")]
    [InlineData("""{"imageWidth":3,"imageHeight":2.5}""", "imageWidth", "double", "imageHeight", "double")]
    [InlineData("""{"minPrice":3,"max_price":12.50}""", "minPrice", "decimal", "max_price", "decimal")]
    [InlineData("""[{"start":1,"end":null},{"start":2,"end":3000000000}]""", "start", "long", "end", "long?")]
    [InlineData("""{"count":3,"speed":2.5}""", "count", "int", "speed", "double")]
    [InlineData("""{"min":9007199254740993,"max":1e300}""", "min", "long", "max", "double")]
    [InlineData("""{"width":3,"height":"a"}""", "width", "int", "height", "string")]
    public void Sibling_numbers_get_one_type(string json, string first, string firstType, string second, string secondType)
    {
        var model = SampleFiles.Infer(json);

        model.Member(first).ShouldBe($"public {firstType} {first}");
        model.Member(second).ShouldBe($"public {secondType} {second}");
    }

    [Fact]
    public void What_a_sibling_needs_is_told() => SampleFiles.Infer("""{"width":3,"height":2.5}""").Findings
        .ShouldBe([new InferredGuess("width", "double", "one type for \"width\", \"height\", by their names")]);

    [Fact]
    public void A_tree_is_one_class()
    {
        var model = SampleFiles.Infer("""{"name":"a","children":[{"name":"b","children":[{"name":"c","children":[]}]}]}""", "node.json");

        model.Source.Split("public class").Length.ShouldBe(2);
        model.Member("children").ShouldBe("public List<Node> children");
    }

    [Fact]
    public void Names_of_JSON_stay_where_CSharp_can_have_them()
    {
        var model = SampleFiles.Infer("""{"content-type":1,"ContentType":2,"class":3,"Thing":4,"ToString":5,"":6,"get_a":7,"a\nb":8}""");

        model.Source.ShouldContain("class ThingModel");
        model.Source.ShouldContain("[JsonPropertyName(\"content-type\")]\n    public int ContentType2 {");
        model.Source.ShouldContain("    public int ContentType {");
        model.Source.ShouldContain("    public int @class {");
        model.Source.ShouldContain("[JsonPropertyName(\"ToString\")]\n    public int ToString2 {");
        model.Source.ShouldContain("[JsonPropertyName(\"\")]\n    public int Member {");
        model.Source.ShouldContain("[JsonPropertyName(\"a\\u000Ab\")]\n    public int AB {");
    }

    [Fact]
    public void Objects_with_members_of_their_own_are_a_hierarchy()
    {
        var model = SampleFiles.Infer("""
            [{"shapes":[{"id":1,"kind":"circle","radius":2.5},{"id":2,"width":3,"height":4,"kind":"box"}]},
             {"shapes":[{"id":3,"kind":"circle","radius":1.5},{"id":4,"width":3,"height":4,"kind":"box"}]}]
            """);

        model.Source.ShouldContain("[JsonDerivedType(typeof(CircleShape), \"circle\")]");
        model.Source.ShouldContain("public abstract class Shape\n{\n    public int id { get; set; }\n}");
        model.Source.ShouldContain("public class BoxShape : Shape");
    }

    [Theory]
    [InlineData("cut", """
        [{"cut":"arc","id":"a1","r":1,"at":2},{"cut":"bar","id":"a2","w":3,"h":4},{"cut":"arc","id":"a3","r":1,"at":2},
         {"cut":"bar","id":"a4","w":3,"h":4}]
        """)]
    [InlineData("sort", """
        [{"sort":"a","id":1,"body":{"id":1,"x":1,"y":2}},{"sort":"b","id":2,"body":{"id":1,"p":1,"q":2}},
         {"sort":"a","id":3,"body":{"id":1,"x":1,"y":2}},{"sort":"b","id":4,"body":{"id":1,"p":1,"q":2}}]
        """)]
    [InlineData("kind", """
        [{"icon":"a.svg","kind":"a","x":1,"y":2},{"icon":"b.svg","kind":"b","p":1,"q":2},{"icon":"a.svg","kind":"a","x":1,"y":2},
         {"icon":"b.svg","kind":"b","p":1,"q":2}]
        """)]
    [InlineData("art", """
        {"one":[{"of":"v","art":"a","x":1,"y":2},{"of":"v","art":"b","p":1,"q":2},{"of":"v","art":"a","x":1,"y":2},
                {"of":"v","art":"b","p":1,"q":2}],
         "two":[{"of":"w","art":"c","k":1,"l":2},{"of":"w","art":"d","m":1,"n":2}]}
        """)]
    public void A_member_of_any_name_tells_the_type_where_its_values_go_with_members(string name, string json)
    {
        var model = SampleFiles.Infer(json);

        model.Source.ShouldContain($"[JsonPolymorphic(TypeDiscriminatorPropertyName = \"{name}\")]");
        model.Source.Split("JsonPolymorphic").Length.ShouldBe(model.Source.Split("abstract").Length);
    }

    /// <summary>Members that only by chance, or for another reason than the type, go with other members.</summary>
    [Theory]
    [InlineData("""[{"id":"a","x":1,"y":2},{"id":"b","p":1,"q":2},{"id":"c","x":1,"y":2},{"id":"d","p":1,"q":2}]""")]
    [InlineData("""[{"by":"ann","x":1,"y":2},{"by":"bob","p":1,"q":2},{"by":"cid","x":1,"y":2},{"by":"cid","p":1,"q":2}]""")]
    [InlineData("""
        [{"state":"new","a":1,"b":2,"c":3},{"state":"paid","a":1,"b":2,"c":3,"paidAt":4},{"state":"sent","a":1,"b":2,"c":3,"sentAt":4},
         {"state":"new","a":1,"b":2,"c":3},{"state":"paid","a":1,"b":2,"c":3,"paidAt":4},{"state":"sent","a":1,"b":2,"c":3,"sentAt":4}]
        """)]
    [InlineData("""[{"lang":"de","a":1},{"lang":"en","a":1},{"lang":"de","a":2},{"lang":"en","a":2}]""")]
    [InlineData("""[{"field":"a","value":1},{"field":"b","value":"x"},{"field":"a","value":2},{"field":"b","value":"y"}]""")]
    public void A_member_does_not_tell_the_type_by_chance(string json) => SampleFiles.Infer(json).Source.ShouldNotContain("abstract");

    /// <summary>Members that objects have at random: no member of text goes with them, however many are tried.</summary>
    [Fact]
    public void Random_members_are_no_hierarchy()
    {
        var random = new Random(7);
        for (var sample = 0; sample < 200; sample++)
        {
            var objects = Enumerable.Range(0, random.Next(4, 60)).Select(_ => "{" + string.Join(",", Enumerable.Range(0, 8)
                .Select(index => $"\"text{(char)('a' + index)}\":\"{(char)('a' + random.Next(2 + index))}\"")
                .Concat(Enumerable.Range(0, 12).Where(_ => random.Next(2) == 0).Select(index => $"\"n{(char)('a' + index)}\":1"))) + "}");

            SampleFiles.Infer($$"""{"v":[{{string.Join(",", objects)}}]}""").Source.ShouldNotContain("abstract");
        }
    }

    [Theory]
    [InlineData("""[{"type":"bug","a":1},{"type":"task","a":1}]""")]
    [InlineData("""[{"type":"bug","a":1},{"type":"task","a":1,"b":2}]""")]
    [InlineData("""[{"type":"bug","a":1},{"a":1,"b":2,"c":3}]""")]
    [InlineData("""[{"type":"x","$ref":1,"b":1,"c":2},{"type":"y","d":3,"e":4}]""")]
    public void Objects_without_are_not(string json) => SampleFiles.Infer(json).Source.ShouldNotContain("abstract");

    [Fact]
    public void Files_give_the_root_its_name()
    {
        SampleFiles.Infer("""{"a":1}""", "/data/my-orders.v2.json").RootType.ShouldBe("Roundup.Datasets.MyOrdersV2Model.MyOrdersV2");
        SampleFiles.Infer("""{"a":1}""", "categories.ndjson").RootType.ShouldBe("Roundup.Datasets.CategoryModel.Category");
        SampleFiles.Infer("""{"a":1}""", "cms.json").RootType.ShouldBe("Roundup.Datasets.CmsModel.Cms");
        SampleFiles.Infer("""{"a":1}""", "2026.json").RootType.ShouldBe("Roundup.Datasets._2026Model._2026");
        SampleFiles.Infer("""{"a":1}""", "日本.json").RootType.ShouldBe("Roundup.Datasets.ItemModel.Item");
        SampleFiles.Infer("""{"a":1}""", "list.json").RootType.ShouldBe("Roundup.Datasets.ListModelModel.ListModel");
    }

    [Theory]
    [InlineData("cms", "Cms")]
    [InlineData("shopCMS", "ShopCMS")]
    [InlineData("dns", "Dns")]
    [InlineData("species", "Species")]
    [InlineData("alias", "Alias")]
    [InlineData("aliases", "Alias")]
    [InlineData("ids", "Id")]
    [InlineData("pdfs", "Pdf")]
    [InlineData("areas", "Area")]
    [InlineData("addresses", "Address")]
    [InlineData("status", "Status")]
    public void Only_a_plural_loses_its_s(string member, string type) =>
        SampleFiles.Infer($$"""{"{{member}}":[{"a":1}]}""").Member(member).ShouldBe($"public List<{type}> {member}");

    private static string[] Split(string values) => values[0] is '[' or '{' ? [values] : values.Split(", ");
}
