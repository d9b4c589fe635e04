#include "model/weights.h"

#include "model/model.h"
#include "support/testing.h"

using namespace sa;

SA_TEST(weights_refuse_a_shape_that_differs) {
    const GgufFile file(testing::model_folder("small") + "t3.gguf");
    Weights weights(file);
    const std::string message = testing::refusal([&] { weights.matrix("chatterbox/text_emb", 1, 1); });
    SA_CHECK(message.find("chatterbox/text_emb is") != std::string::npos &&
             message.find("instead of 1 x 1") != std::string::npos);
    SA_CHECK(testing::refusal([&] { weights.floats("no/such", {1}); }).find("no/such is missing") != std::string::npos);
}

SA_TEST(model_refuses_files_that_do_not_belong_together) {
    const std::string small = testing::model_folder("small");
    const std::string demo = testing::model_folder("demo");
    const auto open = [](const std::string & t3, const std::string & s3gen) {
        return testing::refusal([&] { Model({t3, s3gen, testing::mark_path()}, 1, nullptr); });
    };
    SA_CHECK(open(small + "t3.gguf", demo + "s3gen.gguf").find("don't belong together") != std::string::npos);
    SA_CHECK(open(small + "s3gen.gguf", small + "s3gen.gguf").find("is needed here") != std::string::npos);
    SA_CHECK(open(small + "t3.gguf", small + "t3.gguf").find("is needed here") != std::string::npos);
}

SA_TEST(model_opening_reports_progress_and_can_be_cancelled) {
    const std::string small = testing::model_folder("small");
    float last = 0.0F;
    Model whole({small + "t3.gguf", small + "s3gen.gguf", testing::mark_path()}, 1, [&](float fraction) {
        SA_CHECK(fraction >= last && fraction <= 1.001F);
        last = fraction;
        return true;
    });
    SA_CHECK(last > 0.95F);
    const std::string message = testing::refusal([&] {
        Model({small + "t3.gguf", small + "s3gen.gguf", testing::mark_path()}, 1,
              [](float fraction) { return fraction < 0.5F; });
    });
    SA_CHECK(message.find("was cancelled") != std::string::npos);
}

SA_TEST(model_without_the_mark_does_not_open) {
    const std::string small = testing::model_folder("small");
    const auto open = [&](const std::string & mark) {
        return testing::refusal([&] { Model({small + "t3.gguf", small + "s3gen.gguf", mark}, 1, nullptr); });
    };
    SA_CHECK(open("/nowhere/mark.gguf").find("/nowhere/mark.gguf") != std::string::npos);
    SA_CHECK(open(small + "t3.gguf").find(small + "t3.gguf") != std::string::npos);
}
